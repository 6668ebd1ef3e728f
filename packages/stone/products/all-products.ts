import { productIds, type ProductId } from '../codes/product-id.ts';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';
import type { Silences } from '../plans/silences.ts';
import { loadPlan } from './load-plan.ts';
import { productFile } from './product-file.ts';

const loaded = await Promise.all(productIds.map(async (product) => [product, await loadPlan(product)] as const));

/** What can be planned of each product. */
export const plans = Object.fromEntries(loaded.map(([product, { plan }]) => [product, plan])) as Readonly<
  Record<ProductId, Plan>
>;

/** What draws the section of each product. */
export const sections = Object.fromEntries(loaded.map(([product, { draw }]) => [product, draw])) as Readonly<
  Record<ProductId, Draw>
>;

/** What none of the rules of each product answers. */
export const silences = Object.fromEntries(
  await Promise.all(
    productIds.map(async (product) => [product, (await import(`./${productFile(product)}/silences.ts`)).silences]),
  ),
) as Readonly<Record<ProductId, Silences>>;
