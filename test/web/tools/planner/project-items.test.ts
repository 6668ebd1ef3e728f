import { expect, it } from 'vitest';
import { planCode } from '../../../../shared/stone/plan-code.ts';
import { readProject } from '../../../../shared/stone/project.ts';
import { projectItem } from '../../../../web/stone/planner/project-items.ts';
import { initialValues } from '../../../../web/stone/plans/define-plan.ts';
import { plans } from '../../../../web/stone/products/all-products.ts';

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
