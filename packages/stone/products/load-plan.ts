import type { ProductId } from '../codes/product-id.ts';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';

/** What can be planned of a product, and what draws its section. */
export interface LoadedPlan {
  readonly plan: Plan;
  readonly draw: Draw;
}

type Loading = Promise<readonly [{ readonly plan: Plan }, { readonly draw: Draw }]>;

// Literal paths: a bundler splits each product into a separate file.
const loads: Readonly<Record<ProductId, () => Loading>> = {
  outdoorPaving: () => Promise.all([import('./outdoor-paving/plan.ts'), import('./outdoor-paving/section.ts')]),
  flooring: () => Promise.all([import('./flooring/plan.ts'), import('./flooring/section.ts')]),
  facades: () => Promise.all([import('./facades/plan.ts'), import('./facades/section.ts')]),
  outdoorStairs: () => Promise.all([import('./outdoor-stairs/plan.ts'), import('./outdoor-stairs/section.ts')]),
  indoorStairs: () => Promise.all([import('./indoor-stairs/plan.ts'), import('./indoor-stairs/section.ts')]),
  wallCladding: () => Promise.all([import('./wall-cladding/plan.ts'), import('./wall-cladding/section.ts')]),
  smallArchitecture: () =>
    Promise.all([import('./small-architecture/plan.ts'), import('./small-architecture/section.ts')]),
  windowSills: () => Promise.all([import('./window-sills/plan.ts'), import('./window-sills/section.ts')]),
  exposedConcrete: () => Promise.all([import('./exposed-concrete/plan.ts'), import('./exposed-concrete/section.ts')]),
};

/** The plan and the section of this product alone. */
export async function loadPlan(product: ProductId): Promise<LoadedPlan> {
  const [{ plan }, { draw }] = await loads[product]();
  return { plan, draw };
}
