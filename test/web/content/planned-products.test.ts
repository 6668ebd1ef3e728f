import { finishesFor } from '@works/stone/facts/uses';
import { surfaces } from '@works/stone/mixes/surfaces';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import { describe, expect, it } from 'vitest';
import { forBuildable } from '../../../packages/stone/test/plans/any-values.ts';
import { products, tenderPositionsOf } from '../../../web/content/all-products.ts';

describe.each(products)('the plan of $page', ({ page, finishes, stone }) => {
  const plan = plans[page];

  it('offers the finishes of the product', () => {
    const { finish } = plan.parameters;
    if (finish?.kind !== 'choice') return;
    const offered = finish.finishes?.filter((_, index) => !finish.withdrawn?.includes(index + 1));
    expect(new Set(offered)).toEqual(new Set(finishes));
  });

  it('is in a place of the table of use, in which its own stone suits', () =>
    forBuildable(plan, 2, (values) => {
      const suiting = finishesFor(plan.uses, plan.place(values));
      expect(suiting).not.toEqual([]);
      const own = surfaces.find(({ number }) => number === stone);
      expect(own === undefined || suiting.includes(own.finish)).toBe(true);
    }));

  it('fills in a position that the tender text of the product has', () =>
    forBuildable(plan, 3, (values) => {
      const quantities = quantitiesOf(plan, values);
      const { position: id, quantity, fields } = plan.tender(values, quantities);
      const position = tenderPositionsOf(page).find((candidate) => candidate.id === id);
      expect(position).toBeDefined();
      expect(position?.fields.map((field) => field.id)).toEqual(expect.arrayContaining(Object.keys(fields)));
      // As many as the plan counts, or as much as it sums.
      const { count, pieces, sums } = quantities;
      const measured = [count, ...pieces.map((piece) => piece.count), ...sums.map(({ value }) => value)];
      expect(Math.min(...measured.map((value) => Math.abs(value - quantity)))).toBeLessThan(0.01);
    }));
});
