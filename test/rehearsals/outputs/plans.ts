import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drawing } from '@works/stone/drafting/drawing';
import { planFormatIds, planFormats } from '@works/stone/files/make-plan-file';
import type { PlannedProduct } from '@works/stone/files/planned-product';
import { checkPlan, permittedValues } from '@works/stone/plans/check-plan';
import { initialValues, type Values } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import { valuesAtEnds } from '../../../packages/stone/test/plans/any-values.ts';
import { productPages, type ProductPage } from '../../../shared/paths.ts';
import { buildResources } from '../../../web/builder/documents/pdf-resources.ts';
import { planned } from '../../web/tools/planner/planned.ts';

interface LookedPlan {
  readonly page: ProductPage;
  readonly name: string;
  readonly values: Values;
}

/** Where an odd value is, between the ends of its range. */
const ODD = 0.37;

/** Each product at its initial values, at both ends of each range, and at odd values of all parameters. */
function lookedPlans(): readonly LookedPlan[] {
  return productPages.flatMap((page) => {
    const plan = plans[page];
    const initial = initialValues(plan);
    const ends = valuesAtEnds(plan).map((values, index) => ({ name: `end ${index}`, values }));
    const odd = Object.entries(plan.parameters).map(([name, parameter]) => [
      name,
      parameter.kind === 'number'
        ? parameter.least + ODD * (parameter.most - parameter.least)
        : parameter.options.length - 1,
    ]);
    const looked = [
      { name: 'initial', values: initial },
      ...ends,
      { name: 'odd', values: permittedValues(plan, Object.fromEntries(odd) as Values) },
    ];
    return looked.map(({ name, values }) => ({
      page,
      name: `${page}, ${name}`,
      values: checkPlan(plan, values)[0]?.nearest ?? values,
    }));
  });
}

/** A file, what it was made of, and what it draws. */
export interface PlanFile {
  readonly path: string;
  readonly planned: PlannedProduct;
  readonly drawings: readonly Drawing[];
}

/** Writes the files of one kind of each of these plans into a temporary folder. */
export async function writePlans(extension: string): Promise<readonly PlanFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'website-plans-'));
  const formats = planFormatIds.filter((candidate) => planFormats[candidate].extension === extension);
  const written: PlanFile[] = [];
  for (const { page, name, values } of lookedPlans()) {
    const of = planned(page, values);
    await mkdir(join(folder, name));
    for (const format of formats) {
      const path = join(folder, name, `${format}.${extension}`);
      await writeFile(path, await planFormats[format].make(of, buildResources));
      const drawings = 'isOfLayout' in planFormats[format] ? of.drawings.slice(1) : of.drawings.slice(0, 1);
      written.push({ path, planned: of, drawings });
    }
  }
  return written;
}
