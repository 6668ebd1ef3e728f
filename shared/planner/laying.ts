import type { LaidPiece, Laying } from './define-plan.ts';

interface Field {
  /** Of the covered field, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** Of a whole piece. */
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  readonly joint: number;
  /** Offset of every second row in parts of a piece and its joint: 0 for cross joints. */
  readonly offset: number;
}

/** Slivers narrower than this are left to the joint at the edge, in millimetres. */
const NARROWEST = 10;

/** Cut pieces are at least this part of a whole one, where the field allows it: a rule of thumb. */
const LEAST_PART = 1 / 3;

/**
 * Pieces in rows that cover a field; those at its edges are cut. The first is whole and in the lower left corner,
 * unless the last of several would be too narrow: then cut pieces at both ends are as wide as possible.
 */
export function layRows(title: string, { width, height, pieceWidth, pieceHeight, joint, offset }: Field): Laying {
  // Whole millimetres: pieces are not sawn finer.
  const shifts = [0, Math.round(offset * (pieceWidth + joint))];
  const left = bestStart(width, pieceWidth, joint, shifts);
  const rows = spans(height, pieceHeight, joint, bestStart(height, pieceHeight, joint, [0]));
  const laid = rows.flatMap(({ from: y, size: rowHeight, isCut: isLow }, row) => {
    const start = (left + (shifts[row % 2] ?? 0)) % (pieceWidth + joint);
    return spans(width, pieceWidth, joint, start).map(
      ({ from: x, size, isCut }): LaidPiece => ({ x, y, width: size, height: rowHeight, isCut: isCut || isLow }),
    );
  });
  return { title, width, height, joint, pieceWidth, pieceHeight, pieces: laid };
}

/** How much of the first piece is cut off, so that no row ends in a piece that is too narrow. @param shifts of the rows against each other */
function bestStart(along: number, piece: number, joint: number, shifts: readonly number[]): number {
  const pitch = piece + joint;
  const narrowest = (start: number) => {
    const ends = shifts.flatMap((shift) => {
      const cutOff = (start + shift) % pitch;
      const last = (along + cutOff) % pitch;
      return [piece - cutOff, last < NARROWEST ? piece : last];
    });
    return Math.min(piece, ...ends);
  };
  // Below two pieces, none would be left whole.
  if (along < 2 * pitch || narrowest(0) >= piece * LEAST_PART) return 0;
  return Array.from({ length: piece }, (_, start) => start).reduce((best, start) => (narrowest(start) > narrowest(best) ? start : best));
}

interface Span {
  readonly from: number;
  readonly size: number;
  readonly isCut: boolean;
}

/** Whole pieces side by side along a length, cut at its ends. @param start part of the first piece that is cut off */
function spans(along: number, piece: number, joint: number, start: number): readonly Span[] {
  const pitch = piece + joint;
  const count = Math.ceil((along + start) / pitch);
  return Array.from({ length: count }, (_, index): Span => {
    const left = Math.max(0, index * pitch - start);
    const right = Math.min(along, index * pitch - start + piece);
    return { from: left, size: right - left, isCut: right - left < piece };
  }).filter(({ size }) => size >= NARROWEST);
}

/** Length of the joints between the pieces of a field, in metres: half the edges that have a neighbour. */
export function jointLength({ width, height, pieces }: Laying): number {
  const edges = pieces.reduce((sum, piece) => {
    const sides = (piece.x > 0 ? piece.height : 0) + (piece.x + piece.width < width ? piece.height : 0);
    const ends = (piece.y > 0 ? piece.width : 0) + (piece.y + piece.height < height ? piece.width : 0);
    return sum + sides + ends;
  }, 0);
  return edges / 2 / 1000;
}

/** Pieces of equal size and their number: whole ones first, then the cut ones, the largest first. */
export function sortedSizes({ pieces }: Laying): readonly { readonly width: number; readonly height: number; readonly isCut: boolean; readonly count: number }[] {
  const sizes = new Map<string, { width: number; height: number; isCut: boolean; count: number }>();
  for (const { width, height, isCut } of pieces) {
    const key = `${width} ${height} ${isCut}`;
    const known = sizes.get(key);
    if (known) known.count += 1;
    else sizes.set(key, { width, height, isCut, count: 1 });
  }
  return [...sizes.values()].toSorted((a, b) => Number(a.isCut) - Number(b.isCut) || b.width * b.height - a.width * a.height);
}
