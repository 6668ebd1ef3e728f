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

it('two stairs have the same rows, and differ by their steps, pieces, joints and weight', () => {
  const rows = comparePlans(planned('outdoorStairs'), planned('outdoorStairs', { steps: 7 }), labels);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  expect(rows.filter(({ texts: [one, other] }) => one !== other).map(({ label }) => label)).toEqual([
    'Anzahl Stufen',
    'Höhe des Laufs bis Vorderkante',
    'Höhe bis Oberkante Podest',
    'Grundrisslänge des Laufs',
    'Trittfläche, sichtbar',
    'Fugen zwischen den Stufen',
    'Stück',
    'Gewicht',
  ]);
  expect(rows).toContainEqual({ label: 'Stück', texts: ['5', '7'], difference: '+2' });
});

it('plans of two products have the rows of both, with a difference where both have an amount', () => {
  const rows = comparePlans(planned('outdoorStairs'), planned('flooring'), labels);
  expect(rows).toContainEqual({ label: 'Fläche', texts: [undefined, '20\u00a0m²'], difference: undefined });
  expect(rows).toContainEqual({ label: 'Gewicht', texts: ['457\u00a0kg', '1427\u00a0kg'], difference: '+970\u00a0kg' });
});
