import { planCode } from '@works/stone/codes/plan-code';
import { readProject } from '@works/stone/codes/project';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import { expect, it } from 'vitest';
import { projectItem } from '../../../../web/tools/planner/project-items.ts';

it.each([
  ['keeps the rules is drawn', {}, true],
  ['exceeds a limit of today is named as outdated, without a drawing', { width: 900 }, false],
  ['breaks a rule of today is named as outdated, without a drawing', { width: 300, rise: 150, bearing: 80 }, false],
])('an entry whose plan %s', async (_, changed, isDrawn) => {
  const { outdoorStairs: plan } = plans;
  const [entry] = readProject(planCode(plan, { ...initialValues(plan), ...changed })).entries;
  const { isOutdated, planned } = await projectItem(entry!, 'https://www.firma.ch');
  expect([isOutdated, planned !== undefined]).toEqual([!isDrawn, isDrawn]);
});
