import type { ProductPage } from '../../../../shared/paths.ts';
import { drawingsOf } from '../../../../web/stone/drafting/plan-drawings.ts';
import type { PlannedProduct } from '../../../../web/stone/planner/files/planned-product.ts';
import type { Values } from '../../../../web/stone/plans/define-plan.ts';
import { plans, sections } from '../../../../web/stone/products/all-products.ts';
import { products, tenderPositionsOf } from '../../../../web/stone/products/products.ts';

/** What the planner makes files of. */
export function planned(page: ProductPage, values: Values): PlannedProduct {
  const plan = plans[page];
  const product = products.find((candidate) => candidate.page === page);
  if (!product) throw new Error('There is no such product.');
  return {
    product,
    plan,
    values,
    recipe: undefined,
    drawings: drawingsOf(plan, sections[page], values),
    positions: tenderPositionsOf(page),
    address: 'https://www.firma.ch/plan',
  };
}
