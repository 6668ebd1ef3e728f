import type { LaidPiece, Laying } from '../planner/define-plan.ts';
import type { Drawing, Entity } from './drawing.ts';
import { finished, rectangle, seen, seenOutline } from './parts.ts';
import { LINE_HEIGHT } from './paper.ts';
import { drawingWords as words } from './words.ts';

/** Scales of building plans; the first at which the field fits on the sheet is taken. */
const SCALES = [10, 20, 50, 100, 200, 500];
/** Width and height of the field on paper, in millimetres: the figures are large enough for a phone, whose screen shows the whole width. */
const SHEET = { width: 100, height: 100 };
/** Distance of the chains from the field, and of the legend above it, in millimetres on paper. */
const CHAIN = 6;
const LEGEND = 15;

/** A field with its pieces to scale. A stroke across marks the pieces that are cut. */
export function layingDrawing(laying: Laying): Drawing {
  const { title, width, height, joint, pieceWidth, pieceHeight, pieces } = laying;
  const scale = SCALES.find((candidate) => width / candidate <= SHEET.width && height / candidate <= SHEET.height) ?? SCALES.at(-1) ?? 500;
  const legend = [`${words.format} ${pieceWidth} × ${pieceHeight}, ${words.joint} ${joint}`, ...(pieces.some(({ isCut }) => isCut) ? [words.cutMark] : [])];
  const entities: readonly Entity[] = [
    { kind: 'polyline', layer: 'cut', points: rectangle(0, 0, width, height), closed: true },
    ...pieces.flatMap(drawnPiece),
    { kind: 'dimensions', direction: 'horizontal', line: height + CHAIN * scale, edge: height, stops: [0, width], texts: [String(width)] },
    { kind: 'dimensions', direction: 'vertical', line: width + CHAIN * scale, edge: width, stops: [0, height], texts: [String(height)] },
    ...pieceChains(laying, scale),
    { kind: 'label', at: [0, height + (LEGEND + (legend.length - 1) * LINE_HEIGHT) * scale], lines: legend, align: 'start' },
  ];
  return finished({ title, scale, entities, measures: [{ name: words.field, value: width, text: `${width} × ${height}` }], isPlanned: true });
}

const drawnPiece = ({ x, y, width, height, isCut }: LaidPiece): readonly Entity[] => [
  seenOutline(rectangle(x, y, x + width, y + height)),
  ...(isCut ? [seen([x, y], [x + width, y + height])] : []),
];

/** Length and height of the first pieces that are whole in that direction, if there are any, else of the first. */
function pieceChains({ pieceWidth, pieceHeight, pieces }: Laying, scale: number): readonly Entity[] {
  const long = pieces.find(({ width }) => width === pieceWidth) ?? pieces[0];
  const high = pieces.find(({ height }) => height === pieceHeight) ?? pieces[0];
  if (!long || !high) return [];
  return [
    { kind: 'dimensions', direction: 'horizontal', line: -CHAIN * scale, edge: 0, stops: [long.x, long.x + long.width], texts: [String(long.width)] },
    { kind: 'dimensions', direction: 'vertical', line: -CHAIN * scale, edge: 0, stops: [high.y, high.y + high.height], texts: [String(high.height)] },
  ];
}
