import { describe, expect, it } from 'vitest';
import { productPages } from '../../../../shared/paths.ts';
import { areaOf, boxOf, jointsOf, type Layout } from '../../../../web/stone/plans/layout.ts';
import { BULK_DENSITY, quantitiesOf } from '../../../../web/stone/plans/quantities.ts';
import { plans } from '../../../../web/stone/products/all-products.ts';
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

describe.each(productPages)('the pieces of a plan of %s', (page) => {
  const plan = plans[page];

  it('never overlap, and keep the declared joint to their neighbours', () =>
    forBuildable(plan, 15, (values) => {
      const layout = plan.layout(values);
      const gaps = neighboursIn(layout).map((pair) => gapBetween(...pair));
      for (const gap of gaps) expect(gap).toBeGreaterThan(layout.joint - TOLERANCE);
      const least = gaps.length > 0 ? Math.min(...gaps) : layout.joint;
      expect(Math.abs(least - layout.joint)).toBeLessThan(TOLERANCE);
      expect(gaps.length > 0).toBe(layout.pieces.length > 1);
      for (const { width } of jointsOf(layout)) expect(Math.abs(width - layout.joint)).toBeLessThan(TOLERANCE);
    }));

  it('lie in their field', () =>
    forBuildable(plan, 100, (values) => {
      const { pieces, field } = plan.layout(values);
      if (!field) return;
      const [left, bottom, right, top] = boxOf(pieces.flatMap(({ outline }) => outline));
      expect(left >= 0 && bottom >= 0 && right <= field.width && top <= field.height).toBe(true);
    }));

  it('make up the volume and the weight', () =>
    forBuildable(plan, 100, (values) => {
      const { pieces, times = 1 } = plan.layout(values);
      const { volume, weight, count } = quantitiesOf(plan, values);
      const cubicMetres = (times * pieces.reduce((sum, { outline, depth }) => sum + areaOf(outline) * depth, 0)) / 1e9;
      expect(count).toBe(times * pieces.length);
      expect(volume).toBeCloseTo(cubicMetres, 9);
      expect(weight).toBeCloseTo(cubicMetres * BULK_DENSITY, 6);
    }));
});

const square = (left: number, bottom: number) => ({
  name: '',
  depth: 1,
  outline: [
    [left, bottom],
    [left + 100, bottom],
    [left + 100, bottom + 100],
    [left, bottom + 100],
  ] as const,
});
const layoutOf = (...corners: readonly (readonly [number, number])[]): Layout => ({
  title: '',
  plane: 'field',
  joint: 8,
  pieces: corners.map(([x, y]) => square(x, y)),
});

/** Two squares 8 apart, the edge of the second turned by so many mm over its length. */
const turnedBy = (width: number): Layout => ({
  ...layoutOf([0, 0]),
  pieces: [
    square(0, 0),
    {
      ...square(108, 0),
      outline: [
        [108, 0],
        [208, 0],
        [208, 100],
        [108 + width, 100],
      ],
    },
  ],
});

describe('joints', () => {
  it('are where two edges face each other, as far as they do', () => {
    expect(jointsOf(layoutOf([0, 0], [108, 0]))).toEqual([{ width: 8, length: 100 }]);
    expect(jointsOf(layoutOf([0, 0], [58, 108]))).toEqual([{ width: 8, length: 42 }]);
  });

  it('are not at an edge without a neighbour, nor across a corner', () => {
    expect(jointsOf(layoutOf([0, 0]))).toEqual([]);
    expect(jointsOf(layoutOf([0, 0], [120, 0]))).toEqual([]);
    expect(jointsOf(layoutOf([0, 0], [108, 108]))).toEqual([]);
  });

  it('are not where edges are out of parallel by more than a thousandth of a millimetre', () => {
    expect(jointsOf(turnedBy(0.0005))).toHaveLength(1);
    expect(jointsOf(turnedBy(0.005))).toEqual([]);
  });
});
