import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import type { PlannedProduct } from '@works/stone/files/planned-product';
import type { Values } from '@works/stone/plans/define-plan';
import { plans, sections } from '@works/stone/products/all-products';
import { maker } from '../../../../shared/company/maker.ts';
import type { ProductPage } from '../../../../shared/paths.ts';
import { products, tenderPositionsOf } from '../../../../web/content/all-products.ts';

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
    company: maker,
  };
}
