import { drawingsOf } from '../../../shared/drawings/plan-drawings.ts';
import type { ProductPage } from '../../../shared/paths.ts';
import type { Values } from '../../../shared/planner/define-plan.ts';
import { plans, sections } from '../../../shared/products/all-products.ts';
import { products, tenderPositionsOf } from '../../../web/content/products.ts';
import type { PlannedProduct } from '../../../web/documents/plan-files/planned-product.ts';

/** What the planner makes files of. */
export function planned(page: ProductPage, values: Values): PlannedProduct {
  const plan = plans[page];
  const product = products.find((candidate) => candidate.page === page);
  if (!product) throw new Error('There is no such product.');
  return { product, plan, values, recipe: undefined, drawings: drawingsOf(plan, sections[page], values), positions: tenderPositionsOf(page), address: 'https://www.firma.ch/plan' };
}
