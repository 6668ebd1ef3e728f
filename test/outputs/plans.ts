import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import type { Drawing } from '../../web/stone/drafting/drawing.ts';
import { planFormatIds, planFormats } from '../../web/stone/planner/files/make-plan-file.ts';
import { checkPlan, permittedValues } from '../../web/stone/plans/check-plan.ts';
import { initialValues, type Values } from '../../web/stone/plans/define-plan.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { planned } from '../web/stone/planner/planned.ts';

interface LookedPlan {
  readonly page: ProductPage;
  /** The product, and the value that is looked at. */
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
    const ends = Object.entries(plan.parameters).flatMap(([name, parameter]) => {
      const values =
        parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index);
      return values.map((value) => ({ name: `${name} ${value}`, values: { ...initial, [name]: value } }));
    });
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

/** Writes the files of one kind of each of these plans into a temporary folder. @returns their paths, each with what it draws */
export async function writePlans(
  extension: 'dxf' | 'dwg' | 'docx' | 'xlsx',
): Promise<ReadonlyMap<string, readonly Drawing[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'website-plans-'));
  const written = new Map<string, readonly Drawing[]>();
  for (const { page, name, values } of lookedPlans()) {
    const of = planned(page, values);
    await mkdir(join(folder, name));
    for (const format of planFormatIds.filter((candidate) => planFormats[candidate].extension === extension)) {
      const path = join(folder, name, `${format}.${extension}`);
      await writeFile(path, await planFormats[format].make(of));
      written.set(path, 'isOfLayout' in planFormats[format] ? of.drawings.slice(1) : of.drawings.slice(0, 1));
    }
  }
  return written;
}
