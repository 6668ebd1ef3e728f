import { expect, it } from 'vitest';
import { comparePlans } from '../../plans/compare-plans.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';

const labels = { count: 'Stück', weight: 'Gewicht', heaviest: 'Schwerstes Stück' };

const planned = (product: keyof typeof plans, changed: Values = {}) => {
  const plan = plans[product];
  const values = { ...initialValues(plan), ...changed };
  return { plan, values, quantities: quantitiesOf(plan, values) };
};

it('plans of two products have the rows of both, with a difference where both have an amount', () => {
  const rows = comparePlans(planned('outdoorStairs'), planned('flooring'), labels);
  expect(rows).toContainEqual({ label: 'Fläche', texts: [undefined, '20\u00a0m²'], difference: undefined });
  expect(rows).toContainEqual({ label: 'Gewicht', texts: ['457\u00a0kg', '1427\u00a0kg'], difference: '+970\u00a0kg' });
});
