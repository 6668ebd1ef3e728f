import { expect, it } from 'vitest';
import { boxOf, jointsOf, type Layout } from '../../plans/layout.ts';
import { productIds, plans } from '../../products/all-products.ts';
import { describeProducts } from '../describe-products.ts';
import { forBuildable } from './any-values.ts';
import { gapBetween } from './gaps.ts';

const TOLERANCE = 0.001;

/** Pairs whose boxes come as close as a joint. Of a large field, those of its first pieces. */
function neighboursIn({ pieces, joint }: Layout) {
  const looked = pieces.slice(0, 40).map(({ outline }) => ({ outline, box: boxOf(outline) }));
  return looked.flatMap(({ outline, box: [left, bottom, right, top] }, index) =>
    looked.slice(index + 1).flatMap(({ outline: other, box }) => {
      const isNear =
        box[0] - joint <= right && left - joint <= box[2] && box[1] - joint <= top && bottom - joint <= box[3];
      return isNear ? [[outline, other] as const] : [];
    }),
  );
}

const cases = productIds.map((product) => ({ product, plan: plans[product] }));

describeProducts('the pieces of a plan of', cases, ({ plan }) => {
  it('never overlap, and keep the declared joint to their neighbours', () =>
    forBuildable(plan, 8, (values) => {
      const layout = plan.layout(values);
      const gaps = neighboursIn(layout).map((pair) => gapBetween(...pair));
      for (const gap of gaps) expect(gap).toBeGreaterThan(layout.joint - TOLERANCE);
      const least = gaps.length > 0 ? Math.min(...gaps) : layout.joint;
      expect(Math.abs(least - layout.joint)).toBeLessThan(TOLERANCE);
      expect(gaps.length > 0).toBe(layout.pieces.length > 1);
      for (const { width } of jointsOf(layout)) expect(Math.abs(width - layout.joint)).toBeLessThan(TOLERANCE);
    }));

  it('lie in their field', () =>
    forBuildable(plan, 25, (values) => {
      const { pieces, field } = plan.layout(values);
      if (!field) return;
      const [left, bottom, right, top] = boxOf(pieces.flatMap(({ outline }) => outline));
      expect(left >= 0 && bottom >= 0 && right <= field.width && top <= field.height).toBe(true);
    }));
});
