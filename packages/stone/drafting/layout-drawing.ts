import { figure } from '../language.ts';
import { boxOf, landingOf, rectangle, type LaidPiece, type Layout } from '../plans/layout.ts';
import { piecesOf, positionsOf } from '../plans/quantities.ts';
import type { DimensionChain, Drawing, Entity, Point } from './drawing.ts';
import { layoutScale, modelOrigin } from './model-origin.ts';
import { LINE_HEIGHT } from './paper.ts';
import { breakLine, finished, seen, seenOutline } from './parts.ts';
import { numberIn, numbersBelow, positionTexts, smallNumber } from './position-marks.ts';
import { drawingWords as words } from './words.ts';

/** Distance of the chains from the layout, of the legend above it, and between two views, in millimetres on paper. */
const CHAIN = 6;
const LEGEND = 15;
const APART = 24;
/** Part of the landing that is drawn, in millimetres on paper. */
const LANDING = 9;

/** All pieces of a plan to scale: a field from the front, others in their section and, below or above it, along their depth. */
export const layoutDrawing = (layout: Layout): Drawing => ({
  ...(layout.field ? fieldDrawing(layout, layout.field) : viewsDrawing(layout)),
  origin: modelOrigin(layout),
});

const drawnPiece = ({ outline }: LaidPiece): Entity => ({
  kind: 'polyline',
  layer: 'piece',
  points: outline,
  closed: true,
});

/** A field with its pieces and their position numbers. A stroke across marks the cut pieces that are too small for theirs. */
function fieldDrawing(
  layout: Layout,
  { width, height, pieceWidth, pieceHeight }: NonNullable<Layout['field']>,
): Drawing {
  const { title, joint, pieces } = layout;
  const scale = layoutScale(layout);
  const boxes = pieces.map(({ outline }) => boxOf(outline));
  const positions = positionsOf(layout);
  const numbers = boxes.map((box, index) => numberIn(positions[index] ?? NaN, box, scale));
  // The first that are whole in that direction, if there are any.
  const [longFrom, , longTo] = boxes.find(([left, , right]) => right - left === pieceWidth) ?? boxes[0] ?? [0, 0, 0, 0];
  const [, highFrom, , highTo] = boxes.find(([, bottom, , top]) => top - bottom === pieceHeight) ??
    boxes[0] ?? [0, 0, 0, 0];
  const strokes = pieces.flatMap(({ isCut, outline: [from, , to] }, index) =>
    isCut && from && to && !numbers[index] ? [seen(from, to)] : [],
  );
  const small = boxes.flatMap((box, index) =>
    numbers[index] ? [] : [smallNumber(positions[index] ?? NaN, box, scale)],
  );
  const drawing = finished({
    title,
    scale,
    entities: [
      { kind: 'polyline', layer: 'cut', points: rectangle(0, 0, width, height), closed: true },
      ...pieces.map(drawnPiece),
      ...strokes,
      ...numbers.flatMap((number) => number ?? []),
      chain('horizontal', height + CHAIN * scale, height, [0, width]),
      chain('vertical', width + CHAIN * scale, width, [0, height]),
      chain('horizontal', -CHAIN * scale, 0, [longFrom, longTo]),
      chain('vertical', -CHAIN * scale, 0, [highFrom, highTo]),
      legend(
        [
          `${words.format} ${pieceWidth} × ${pieceHeight}, ${words.joint} ${joint}`,
          ...positionTexts(layout, piecesOf(layout), positions),
          numbers.every(Boolean) ? words.positions : words.unnumbered,
          ...(strokes.length > 0 ? [words.cutMark] : []),
        ],
        height,
        scale,
      ),
    ],
    measures: [{ name: words.field, value: width, text: `${width} × ${height}` }],
    isPlanned: true,
  });
  return { ...drawing, small };
}

/** The pieces side by side or one above the other, cut across, and seen along their depth: from above a section, from the front above a plan. */
function viewsDrawing(layout: Layout): Drawing {
  const { title, plane, pieces, joint, rise } = layout;
  const [left, bottom, right, top] = boxOf(pieces.flatMap(({ outline }) => outline));
  const depth = Math.max(...pieces.map((piece) => piece.depth));
  const scale = layoutScale(layout);
  const apart = APART * scale;
  const foot = plane === 'row' ? top + apart : bottom - apart - depth;
  const head = foot + depth;
  const boxes = pieces.map(({ outline }) => boxOf(outline));
  // Those whose left edge no other covers.
  const visible = boxes.filter(([x, , , y]) => !boxes.some((over) => over[0] < x && x < over[2] && over[3] > y));
  const [, second] = visible;
  const steps = visible.length;
  const outer = Math.max(top, head);
  const positions = positionsOf(layout);
  const numbers =
    rise === undefined
      ? boxes.flatMap(([from, , to], index) => numberIn(positions[index] ?? NaN, [from, foot, to, head], scale) ?? [])
      : numbersBelow(layout, positions, scale);
  const isNumbered = rise !== undefined || numbers.length === boxes.length;
  const small = isNumbered
    ? []
    : boxes.map(([from, , to], index) => smallNumber(positions[index] ?? NaN, [from, foot, to, head], scale));
  const drawing = finished({
    title: `${title}, ${plane === 'row' ? words.planAndFront : words.sectionAndPlan}`,
    scale,
    entities: [
      ...pieces.map(drawnPiece),
      ...numbers,
      ...(plane === 'row'
        ? boxes.map(([from, , to]) => seenOutline(rectangle(from, foot, to, head)))
        : [
            seenOutline(rectangle(left, foot, right, head)),
            ...visible.slice(1).map(([x]) => seen([x, foot], [x, head])),
          ]),
      ...(rise === undefined ? [] : landing(landingOf({ pieces }), foot, head, scale)),
      chain('horizontal', outer + CHAIN * scale, outer, [left, right]),
      chain('vertical', left - CHAIN * scale, left, [foot, head]),
      ...(second && plane === 'section' ? [chain('horizontal', foot - CHAIN * scale, foot, [left, second[0]])] : []),
      ...(rise === undefined ? [] : [chain('vertical', left - CHAIN * scale, left, [0, rise * steps])]),
      legend(
        [
          ...positionTexts(layout, piecesOf(layout), positions),
          ...(rise === undefined ? [] : [`${steps} ${words.rises} ${rise}`]),
          ...(joint > 0 ? [`${words.joint} ${joint}`] : []),
        ],
        outer,
        scale,
      ),
    ],
    measures: [],
    isPlanned: true,
  });
  return { ...drawing, small };
}

/** Where the last step leads to, beside both views. */
function landing([x, level]: Point, foot: number, head: number, scale: number): readonly Entity[] {
  const end = x + LANDING * scale;
  return [
    seen([x, level], [end, level]),
    seen([x, foot], [end, foot]),
    seen([x, head], [end, head]),
    breakLine([end, foot], [end, head], scale),
    { kind: 'label', at: [end, level + 3 * scale], lines: [`${words.landing} +${figure(level)}`], align: 'start' },
  ];
}

const chain = (
  direction: DimensionChain['direction'],
  line: number,
  edge: number,
  stops: readonly [number, number],
): Entity => ({ kind: 'dimensions', direction, line, edge, stops, texts: [String(stops[1] - stops[0])] });

const legend = (lines: readonly string[], top: number, scale: number): Entity => ({
  kind: 'label',
  at: [0, top + (LEGEND + (lines.length - 1) * LINE_HEIGHT) * scale],
  lines,
  align: 'start',
});
