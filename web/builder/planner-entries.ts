import { rangeText } from '@works/stone/plans/check-plan';
import { checksOf } from '@works/stone/plans/checks';
import { initialValues, type Parameter, type Plan } from '@works/stone/plans/define-plan';
import { onSite, quantitiesOf } from '@works/stone/plans/quantities';
import { loadPlan } from '@works/stone/products/load-plan';
import { productPages, paths, type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR } from '../../shared/stone-addresses.ts';
import { products } from '../content/all-products.ts';
import { plannerOf } from '../content/search-words.ts';
import type { SearchEntry } from '../search/search-entry.ts';

const plans: ReadonlyMap<ProductPage, Plan> = new Map(
  await Promise.all(productPages.map(async (page) => [page, (await loadPlan(page)).plan] as const)),
);

/** What the planner of each product asks, computes and checks, as it shows it when it is opened. */
export const plannerEntries = (): readonly SearchEntry[] =>
  products.map(({ page, name }) => ({
    kind: 'planner',
    title: plannerOf(name),
    to: `${paths[page]}#${PLANNER_ANCHOR}`,
    answer: '',
    sentences: textsOf(plans.get(page)),
  }));

/** The sizes that a product is planned in, in millimetres: the least and the most of each side, the thickness last. */
export function formatsOf(page: ProductPage): SearchEntry['format'] {
  const { length, width, height, thickness } = plans.get(page)?.parameters ?? {};
  const sides = [length, width ?? height, thickness].map(rangeOf);
  return sides.every((side) => side !== undefined) ? sides : undefined;
}

const rangeOf = (parameter: Parameter | undefined) =>
  parameter?.kind === 'number' ? ([parameter.least, parameter.most] as const) : undefined;

function textsOf(plan: Plan | undefined): readonly string[] {
  if (!plan) return [];
  const values = initialValues(plan);
  const quantities = quantitiesOf(plan, values);
  return [
    ...Object.values(plan.parameters).map(
      (parameter) =>
        `${parameter.label}: ${parameter.kind === 'choice' ? parameter.options.join(', ') : rangeText(parameter)}`,
    ),
    ...quantities.sums.map((sum) => `${sum.label}: ${onSite.sum(sum)}`),
    ...checksOf(plan, values, quantities).map(({ label, source, text }) => `${label} (${source}): ${text}`),
  ].map((text) => text.replaceAll('\u00a0', ' '));
}
