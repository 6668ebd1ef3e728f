import type { Draw } from '../../shared/drawings/drawing.ts';
import type { ProductPage } from '../../shared/paths.ts';
import type { Plan } from '../../shared/planner/define-plan.ts';
import { productFile } from '../content/product-file.ts';
import { Planner } from './Planner.tsx';

const plans = import.meta.glob<Plan>('../../shared/products/*/plan.ts', { import: 'plan' });
const sections = import.meta.glob<Draw>('../../shared/products/*/section.ts', { import: 'draw' });

/** What the page of a product needs to plan it. */
export interface LoadedPlanner {
  readonly Planner: typeof Planner;
  readonly plan: Plan;
  readonly draw: Draw;
}

/** The planner, with the plan and the section of this product alone. */
export async function loadPlanner(page: ProductPage): Promise<LoadedPlanner> {
  const folder = `../../shared/products/${productFile(page)}`;
  const [plan, draw] = await Promise.all([plans[`${folder}/plan.ts`]?.(), sections[`${folder}/section.ts`]?.()]);
  if (!plan || !draw) throw new Error(`There is no plan or section of ${page}.`);
  return { Planner, plan, draw };
}
