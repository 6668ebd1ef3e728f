import { figure, inList } from '../language.ts';
import type { Piece } from '../plans/define-plan.ts';
import { boxOf, type LaidPiece, type Layout } from '../plans/layout.ts';
import type { Entity, Point } from './drawing.ts';
import { HALF_FIGURE, TEXT_SIZE, textWidth } from './paper.ts';
import { drawingWords as words } from './words.ts';

/** Free space around a number in a piece, in millimetres on paper. */
const ROOM = 0.8;
/** What is left of a field at its edge, in millimetres: no piece is narrower. */
const EDGE = 15;

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A position number, where its piece is large enough on paper for it. */
export const numberIn = (position: number, [left, bottom, right, top]: Box, scale: number): Entity | undefined =>
  right - left >= (textWidth(String(position)) + ROOM) * scale && top - bottom >= (2 * HALF_FIGURE + ROOM) * scale
    ? { kind: 'label', at: [(left + right) / 2, (bottom + top) / 2], lines: [String(position)], align: 'middle' }
    : undefined;

/** A position number as small as its piece: a CAD file can be enlarged, paper can't. */
export const smallNumber = (position: number, [left, bottom, right, top]: Box, scale: number) => {
  const text = String(position);
  const size = Math.min(
    (right - left) / scale / (textWidth(text) + ROOM),
    (top - bottom) / scale / (2 * HALF_FIGURE + ROOM),
  );
  return { at: [(left + right) / 2, (bottom + top) / 2] as Point, text, size: TEXT_SIZE * Math.min(1, size) };
};

/** The position numbers of a flight in the free space below it, each with a leader to one of its pieces. */
export function numbersBelow({ pieces }: Layout, positions: readonly number[], scale: number): readonly Entity[] {
  return [...new Set(positions)].flatMap((position): readonly Entity[] => {
    const own = pieces.filter((_, index) => positions[index] === position);
    const piece = position === 1 ? own.at(-1) : own[Math.floor(own.length / 2) - (own.length > 1 ? 1 : 0)];
    if (!piece) return [];
    const part = insideOf(piece);
    const [, bottom] = boxOf(piece.outline);
    const foot = bottom - BELOW * scale;
    return [
      {
        kind: 'label',
        at: [part[0] + 1.6 * scale, foot],
        lines: [String(position)],
        align: 'start',
        leader: [[part[0], foot], part],
      },
    ];
  });
}

/** In millimetres on paper. */
const BELOW = 4;

/** A point in a piece, near the middle of its right edge. */
function insideOf({ outline }: LaidPiece): Point {
  const [left, , right] = boxOf(outline);
  const ys = outline.flatMap(([x, y]) => (x === right ? [y] : []));
  return [right - (right - left) / 10, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Each position in words, with its size and, of what is cut, the edges of the field it is at: «2 Passstück 528 × 400, 9 Stück, rechts». */
export const positionTexts = (
  layout: Layout,
  pieces: readonly Piece[],
  positions: readonly number[],
): readonly string[] =>
  pieces.map(({ position, name, length, width, height, count }) => {
    const size = layout.field ? [length, width] : [length, width, height];
    const own = layout.pieces.filter((_, index) => positions[index] === position);
    const edges = own.every(({ isCut }) => isCut) ? edgesOf(layout, own) : [];
    return [
      `${position} ${name} ${size.map((side) => figure(side)).join(' × ')}`,
      `${count} ${words.pieces}`,
      ...(edges.length > 0 ? [inList(edges)] : []),
    ].join(', ');
  });

/** The edges of the field that all of the pieces are at; where there is none, all that one is at. */
function edgesOf({ field }: Layout, pieces: readonly LaidPiece[]): readonly string[] {
  if (!field) return [];
  const at = pieces.map(({ outline }) => {
    const [left, bottom, right, top] = boxOf(outline);
    const { left: west, right: east, bottom: south, top: north } = words.edges;
    return [
      ...(left <= EDGE ? [west] : []),
      ...(right >= field.width - EDGE ? [east] : []),
      ...(bottom <= EDGE ? [south] : []),
      ...(top >= field.height - EDGE ? [north] : []),
    ];
  });
  const all = [...new Set(at.flat())];
  const shared = all.filter((edge) => at.every((edges) => edges.includes(edge)));
  return shared.length > 0 ? shared : all;
}
