import { rectangle, type LaidPiece, type Layout } from './layout.ts';

interface Field {
  readonly title: string;
  /** Of the covered field, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** Of a whole piece. */
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  readonly thickness: number;
  readonly joint: number;
  /** Offset of every second row in parts of a piece and its joint: 0 for cross joints. */
  readonly offset: number;
  /** Names of whole and of cut pieces. */
  readonly whole: string;
  readonly cut: string;
}

/** Slivers narrower than this are left to the joint at the edge, in millimetres. */
const NARROWEST = 10;

/** Cut pieces are at least this part of a whole one, where the field allows it: a rule of thumb. */
export const LEAST_PART = 1 / 3;

/** Cut pieces that differ by no more are made alike; the joint at the edge takes the difference, in millimetres. */
const ALIKE = 2;

/**
 * Pieces in rows that cover a field; those at its edges are cut. The first is whole and in the lower left corner, unless the last would be
 * too narrow: then cut pieces at both ends are as wide as possible.
 */
export function layRows(field: Field): Layout {
  const { title, width, height, pieceWidth, pieceHeight, thickness, joint, offset } = field;
  const rows = rowsOf(width, pieceWidth, joint, offset);
  const [columns = []] = spansOf(height, pieceHeight, joint, [0]);
  const pieces = columns.flatMap(({ from: y, size: high }, row) =>
    (rows[row % rows.length] ?? []).map(({ from: x, size: wide }): LaidPiece => {
      const isCut = wide < pieceWidth || high < pieceHeight;
      const name = isCut ? field.cut : field.whole;
      return { name, outline: rectangle(x, y, x + wide, y + high), depth: thickness, isCut };
    }),
  );
  return {
    title,
    plane: 'field',
    joint,
    pieces,
    field: { piece: field.whole, width, height, pieceWidth, pieceHeight, offset },
  };
}

/** The rows of a field along its width, which follow each other in turn. @param offset of every second, in parts of a piece and its joint */
export const rowsOf = (along: number, piece: number, joint: number, offset: number): readonly (readonly Span[])[] =>
  // Whole millimetres: pieces are not sawn finer.
  spansOf(along, piece, joint, [0, Math.round(offset * (piece + joint))]);

interface Span {
  readonly from: number;
  readonly size: number;
}

/** Pieces side by side along a length, for each shift of a row. @param shifts of the rows against each other */
export function spansOf(
  along: number,
  piece: number,
  joint: number,
  shifts: readonly number[],
): readonly (readonly Span[])[] {
  const pitch = piece + joint;
  const start = bestStart(along, piece, joint, shifts);
  const rows = shifts.map((shift) => cutSpans(along, piece, joint, (start + shift) % pitch));
  // Narrower ones first: a piece can be cut smaller, not larger.
  const sizes = [...new Set(rows.flat().map(({ size }) => size))].sort((a, b) => a - b);
  const alike = new Map<number, number>();
  for (const [index, size] of sizes.entries()) {
    const before = alike.get(sizes[index - 1] ?? NaN) ?? NaN;
    alike.set(size, size < piece && size - before <= ALIKE ? before : size);
  }
  return rows.map((row) =>
    row.map(({ from, size }) => {
      const less = size - (alike.get(size) ?? size);
      return { from: from === 0 && row.length > 1 ? less : from, size: size - less };
    }),
  );
}

/** How much of the first piece is cut off, so that no row ends in a piece that is too narrow. */
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
  if (along <= piece || narrowest(0) >= piece * LEAST_PART) return 0;
  return Array.from({ length: piece }, (_, start) => start).reduce((best, start) =>
    narrowest(start) > narrowest(best) ? start : best,
  );
}

/** Whole pieces side by side along a length, cut at its ends. @param start part of the first piece that is cut off */
function cutSpans(along: number, piece: number, joint: number, start: number): readonly Span[] {
  const pitch = piece + joint;
  return Array.from({ length: Math.ceil((along + start) / pitch) }, (_, index): Span => {
    const from = Math.max(0, index * pitch - start);
    return { from, size: Math.min(along, index * pitch - start + piece) - from };
  }).filter(({ size }) => size >= NARROWEST);
}
