import type { Drawing, Point } from '../../shared/drawings/drawing.ts';
import { marksOf, type StrokeMark, type WordsMark } from '../../shared/drawings/marks.ts';
import { dashes, paperSize, pens, TEXT_SIZE } from '../../shared/drawings/paper.ts';
import { newSheet, type Coverage, type InkSheet, type Spot } from './coverage.ts';
import { drawLetters } from './draw-letters.ts';

/** More than a mail shows: sharp on fine screens, and when it is enlarged. */
const PX_PER_MM = 8;
/** Pens from this width on, in pixels, show their joints. */
const JOINED = 1.5;

/** A drawing as ink on a sheet, with the large texts that phones use. */
export function drawPlan(drawing: Drawing): Coverage {
  const [width = 0, height = 0] = paperSize(drawing).map((length) => Math.ceil(length * PX_PER_MM));
  const sheet = newSheet(width, height);
  const { extents: [[left], [, top]], scale } = drawing;
  const place = ([x, y]: Point): Spot => [((x - left) / scale) * PX_PER_MM, ((top - y) / scale) * PX_PER_MM];
  for (const mark of marksOf(drawing)) {
    if (mark.kind === 'stroke') stroke(sheet, mark, mark.points.map(place));
    else if (mark.kind === 'fill') sheet.ink([mark.points.map(place)]);
    else write(sheet, mark, place(mark.at));
  }
  return sheet.coverage();
}

function stroke(sheet: InkSheet, { layer, closed }: StrokeMark, points: readonly Spot[]): void {
  const width = pens[layer] * PX_PER_MM;
  const line = closed ? [...points, ...points.slice(0, 1)] : points;
  const pattern = dashes[layer]?.map((length) => length * PX_PER_MM);
  for (const part of pattern ? dashed(line, pattern) : [line]) {
    for (const [index, to] of part.slice(1).entries()) segment(sheet, part[index] ?? to, to, width);
    if (width >= JOINED) for (const at of closed ? part : part.slice(1, -1)) joint(sheet, at, width / 2);
  }
}

function segment(sheet: InkSheet, [x0, y0]: Spot, [x1, y1]: Spot, width: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return;
  const [aside, along] = [((y1 - y0) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)];
  sheet.ink([[[x0 + aside, y0 - along], [x1 + aside, y1 - along], [x1 - aside, y1 + along], [x0 - aside, y0 + along]]]);
}

/** A round joint of two segments. */
const joint = (sheet: InkSheet, [x, y]: Spot, radius: number): void =>
  sheet.ink([Array.from({ length: 8 }, (_, corner): Spot => [x + radius * Math.cos((corner * Math.PI) / 4), y + radius * Math.sin((corner * Math.PI) / 4)])]);

/** The dashes of a line. @param pattern lengths of dash and gap in turn, in pixels */
function dashed(line: readonly Spot[], pattern: readonly number[]): readonly (readonly Spot[])[] {
  const parts: Spot[][] = [];
  let [index, left, part] = [0, pattern[0] ?? Infinity, [] as Spot[]];
  for (const [at, to] of line.slice(1).entries()) {
    let from = line[at] ?? to;
    if (at === 0) part = [from];
    for (let rest = distance(from, to); rest > 0; ) {
      const step = Math.min(rest, left);
      from = [from[0] + ((to[0] - from[0]) * step) / rest, from[1] + ((to[1] - from[1]) * step) / rest];
      part.push(from);
      rest -= step;
      left -= step;
      if (left > 0) continue;
      if (index % 2 === 0) parts.push(part);
      index += 1;
      left = pattern[index % pattern.length] ?? Infinity;
      part = [from];
    }
  }
  if (index % 2 === 0) parts.push(part);
  return parts;
}

const distance = ([x0, y0]: Spot, [x1, y1]: Spot) => Math.hypot(x1 - x0, y1 - y0);

/** From the middle of a line of text to its baseline, in parts of its size: half the height of a figure. */
const TO_BASELINE = 0.35;

function write(sheet: InkSheet, { text, align, upright }: WordsMark, [x, y]: Spot): void {
  const size = TEXT_SIZE * PX_PER_MM;
  const { width, shapes } = drawLetters(text, size);
  const start = align === 'start' ? 0 : align === 'end' ? -width : -width / 2;
  const place = ([right, down]: Spot): Spot => {
    const [along, across] = [start + right, down + TO_BASELINE * size];
    return upright ? [x + across, y - along] : [x + along, y + across];
  };
  for (const contours of shapes) sheet.ink(contours.map((contour) => contour.map(place)));
}
