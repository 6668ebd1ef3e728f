import type { ProductPage } from '../../../shared/paths.ts';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';
import { productFile } from '../products/product-file.ts';
import { Planner } from './Planner.tsx';

const plans = import.meta.glob<Plan>('../products/*/plan.ts', { import: 'plan' });
const sections = import.meta.glob<Draw>('../products/*/section.ts', { import: 'draw' });

/** What the page of a product needs to plan it. */
export interface LoadedPlanner {
  readonly Planner: typeof Planner;
  readonly plan: Plan;
  readonly draw: Draw;
}

/** The planner, with the plan and the section of this product alone. */
export async function loadPlanner(page: ProductPage): Promise<LoadedPlanner> {
  const folder = `../products/${productFile(page)}`;
  const [plan, draw] = await Promise.all([plans[`${folder}/plan.ts`]?.(), sections[`${folder}/section.ts`]?.()]);
  if (!plan || !draw) throw new Error(`There is no plan or section of ${page}.`);
  return { Planner, plan, draw };
}
