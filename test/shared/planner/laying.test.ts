import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layRows } from '../../../shared/planner/laying.ts';
import { plans } from '../../../shared/products/all-products.ts';
import { buildableValues } from './any-values.ts';

/** Widths of the pieces of the first two rows of a field that is two rows high. */
function rowsOf(width: number, pieceWidth: number, joint: number, offset = 0) {
  const { pieces } = layRows('', { width, height: 200 + joint, pieceWidth, pieceHeight: 100, joint, offset });
  return [0, 100 + joint].map((row) => pieces.filter(({ y }) => y === row).map((piece) => piece.width));
}

describe('a row', () => {
  it.each([
    ['begins with a whole piece where the last is wide enough', 2400, [600, 600, 600, 576]],
    ['has cut pieces of one width at both ends where the last would be narrower than a third', 1976, [376, 600, 600, 376]],
    ['leaves a sliver to the joint', 1833, [600, 600, 600]],
    ['ends with a whole piece and no joint', 1816, [600, 600, 600]],
    ['of one whole piece and a narrow one keeps the whole one', 776, [600, 168]],
    ['of one cut piece stays so', 500, [500]],
  ])('%s', (_words, width, sizes) => {
    expect(rowsOf(width, 600, 8)).toEqual([sizes, sizes]);
  });

  it('of a bond makes the narrowest piece of both rows as wide as it gets', () => {
    expect(rowsOf(5000, 600, 3, 1 / 2)).toEqual([
      [539, 600, 600, 600, 600, 600, 600, 600, 237],
      [237, 600, 600, 600, 600, 600, 600, 600, 539],
    ]);
  });
});

it('in cross joints no piece of several is narrower than a third of a whole one', () => {
  for (const plan of Object.values(plans)) {
    const { laying } = plan;
    if (!laying) continue;
    assert(
      property(buildableValues(plan), (values) => {
        const { pieces, width, height, joint, pieceWidth, pieceHeight } = laying({ ...values, pattern: plan.page === 'wallCladding' ? 1 : 0 });
        const widths = width < 2 * (pieceWidth + joint) ? [] : pieces.map((piece) => piece.width / pieceWidth);
        const heights = height < 2 * (pieceHeight + joint) ? [] : pieces.map((piece) => piece.height / pieceHeight);
        expect(Math.min(1, ...widths, ...heights)).toBeGreaterThanOrEqual(1 / 3);
      }),
    );
  }
});
