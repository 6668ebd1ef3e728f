import type { Draw } from '../drafting/drawing.ts';
import type { Use } from '../facts/uses.ts';
import type { Plan } from '../plans/define-plan.ts';
import { productFile, type ProductId } from './product-file.ts';

/** What can be planned of a product, and what draws its section. */
export interface LoadedPlan {
  readonly plan: Plan;
  readonly draw: Draw;
}

/** The plan and the section of this product alone: a bundler splits each folder into separate files. */
export async function loadPlan(product: ProductId): Promise<LoadedPlan> {
  const folder = productFile(product);
  const [{ plan }, { draw }] = (await Promise.all([
    import(`./${folder}/plan.ts`),
    import(`./${folder}/section.ts`),
  ])) as [Pick<LoadedPlan, 'plan'>, Pick<LoadedPlan, 'draw'>];
  return { plan, draw };
}

/** The uses of this product alone. */
export const loadUses = async (product: ProductId): Promise<readonly Use[]> =>
  ((await import(`./${productFile(product)}/facts.ts`)) as { readonly uses: readonly Use[] }).uses;
