import type { ProductPage } from '../../../shared/paths.ts';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';
import { productFile } from '../products/product-file.ts';

const plans = import.meta.glob<Plan>('../products/*/plan.ts', { import: 'plan' });
const sections = import.meta.glob<Draw>('../products/*/section.ts', { import: 'draw' });

/** What can be planned of a product, and what draws its section. */
export interface LoadedPlan {
  readonly plan: Plan;
  readonly draw: Draw;
}

/** The plan and the section of this product alone. */
export async function loadPlan(page: ProductPage): Promise<LoadedPlan> {
  const folder = `../products/${productFile(page)}`;
  const [plan, draw] = await Promise.all([plans[`${folder}/plan.ts`]?.(), sections[`${folder}/section.ts`]?.()]);
  if (!plan || !draw) throw new Error(`There is no plan or section of ${page}.`);
  return { plan, draw };
}
