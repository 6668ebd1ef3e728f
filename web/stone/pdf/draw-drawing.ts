import type PDFDocument from 'pdfkit';
import { colours } from '../../../shared/colours.ts';
import type { Drawing, Layer, Point } from '../drafting/drawing.ts';
import { marksOf, type WordsMark } from '../drafting/marks.ts';
import { dashes, paperSize, pens, SMALL_TEXT_SIZE, strokedLayers } from '../drafting/paper.ts';

/** A box in points, measured from the upper left corner of the page. */
interface PdfBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The result: its size in points, and whether it is to scale. */
interface DrawnPdf {
  readonly width: number;
  readonly height: number;
  readonly toScale: boolean;
}

type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_PER_MILLIMETRE = 72 / 25.4;
const INK = colours.text;

/** Size of the drawing at its true scale, in points. */
export function pdfSize(drawing: Drawing): readonly [width: number, height: number] {
  const [width, height] = paperSize(drawing);
  return [width * POINTS_PER_MILLIMETRE, height * POINTS_PER_MILLIMETRE];
}

/**
 * Draws into the upper left corner of the box, as vectors and text in the document's current font: to scale if it fits, else reduced to the
 * box. Restores the document's text position and colours, but not its font size. The caller sets title and note.
 */
export function drawPdf(doc: Pdf, drawing: Drawing, box: PdfBox): DrawnPdf {
  const [width, height] = pdfSize(drawing);
  const factor = Math.min(1, box.width / width, box.height / height);
  const unit = POINTS_PER_MILLIMETRE * factor;
  const {
    extents: [[left], [, top]],
    scale,
  } = drawing;
  const place = ([x, y]: Point): Point => [box.x + ((x - left) / scale) * unit, box.y + ((top - y) / scale) * unit];
  const [textX, textY] = [doc.x, doc.y];
  doc.save().lineJoin('round').strokeColor(INK).fillColor(INK);
  const marks = marksOf(drawing);
  for (const layer of strokedLayers) {
    const strokes = marks.filter((mark) => mark.kind === 'stroke' && mark.layer === layer);
    if (strokes.length === 0) continue;
    for (const mark of strokes) if (mark.kind === 'stroke') trace(doc, mark.points.map(place), mark.closed);
    pen(doc, layer, unit).stroke();
  }
  for (const mark of marks) if (mark.kind === 'fill') trace(doc, mark.points.map(place), true);
  doc.fill();
  for (const mark of marks) if (mark.kind === 'words') write(doc, mark, place(mark.at), unit);
  doc.restore();
  doc.x = textX;
  doc.y = textY;
  return { width: width * factor, height: height * factor, toScale: factor === 1 };
}

function pen(doc: Pdf, layer: Layer, unit: number): Pdf {
  const [dash, ...rest] = dashes[layer] ?? [];
  doc.lineWidth(pens[layer] * unit);
  return dash === undefined
    ? doc.undash()
    : doc.dash([dash, ...rest].map((length) => length * unit) as unknown as number, undefined);
}

function trace(doc: Pdf, [start = [0, 0], ...rest]: readonly Point[], closed: boolean) {
  doc.moveTo(start[0], start[1]);
  for (const [x, y] of rest) doc.lineTo(x, y);
  if (closed) doc.closePath();
}

function write(doc: Pdf, { text, align, upright }: WordsMark, [x, y]: Point, unit: number) {
  doc.save();
  if (upright) doc.rotate(-90, { origin: [x, y] });
  const size = SMALL_TEXT_SIZE * unit;
  doc.fontSize(size);
  const width = doc.widthOfString(text);
  const start = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  doc.text(text, start, y + 0.35 * size, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
}
