import type { Piece } from '../plans/define-plan.ts';
import { boxOf, type Corner, type Layout } from '../plans/layout.ts';
import { positionsOf } from '../plans/quantities.ts';

/** The pieces of one position in their places. */
export interface LaidPosition {
  readonly piece: Piece;
  readonly isCut: boolean;
  /** From the lower left corner of its box, counter-clockwise, in millimetres. */
  readonly outline: readonly Corner[];
  /** Across the drawn plane, in millimetres. */
  readonly depth: number;
  /** Lower left corner of each piece in the drawn plane. */
  readonly places: readonly Corner[];
}

/** The pieces of a layout by their positions. @param list as `quantitiesOf` gives it */
export function laidPositions(layout: Layout, list: readonly Piece[]): readonly LaidPosition[] {
  const positions = positionsOf(layout);
  return list.map((piece) => {
    const own = layout.pieces.filter((_, index) => positions[index] === piece.position);
    const places = own.map(({ outline }): Corner => {
      const [left, bottom] = boxOf(outline);
      return [left, bottom];
    });
    const [[left, bottom] = [0, 0]] = places;
    const { outline = [], depth = 0, isCut = false } = own[0] ?? {};
    return { piece, isCut, outline: outline.map(([x, y]): Corner => [x - left, y - bottom]), depth, places };
  });
}
