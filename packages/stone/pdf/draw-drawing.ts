import type PDFDocument from 'pdfkit';
import type { Drawing, Point } from '../drafting/drawing.ts';
import { marksOf, type WordsMark } from '../drafting/marks.ts';
import { dashes, paperSize, pens, strokedLayers, TEXT_SIZE } from '../drafting/paper.ts';
import { MM } from './sheet.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Size of the drawing in points: to its scale if that is no wider, else reduced by a factor. */
export function pdfSize(drawing: Drawing, maxWidth: number) {
  const [width, height] = paperSize(drawing).map((millimetres) => millimetres * MM) as [number, number];
  const factor = Math.min(1, maxWidth / width);
  return { width: width * factor, height: height * factor, factor };
}

/**
 * Draws as vectors, and text in the document's current font. The caller sets title and note.
 * @param corner upper left one, in points from that of the page
 * @param factor to which its true scale is reduced
 * @param ink as `#24272a`
 */
export function drawPdf(
  doc: Pdf,
  drawing: Drawing,
  corner: { readonly x: number; readonly y: number },
  factor: number,
  ink: string,
): void {
  const unit = MM * factor;
  const {
    extents: [[left], [, top]],
    scale,
  } = drawing;
  const place = ([x, y]: Point): Point => [
    corner.x + ((x - left) / scale) * unit,
    corner.y + ((top - y) / scale) * unit,
  ];
  const trace = (points: readonly Point[], end: 'Z' | '') => doc.path(`M${points.map(place).join('L')}${end}`);
  doc.save().lineJoin('round').strokeColor(ink).fillColor(ink);
  const marks = marksOf(drawing);
  for (const layer of strokedLayers) {
    const strokes = marks.filter((mark) => mark.kind === 'stroke').filter((mark) => mark.layer === layer);
    if (strokes.length === 0) continue;
    for (const { points, closed } of strokes) trace(points, closed ? 'Z' : '');
    doc.lineWidth(pens[layer] * unit);
    doc.dash((dashes[layer] ?? []).map((length) => length * unit)).stroke();
  }
  for (const mark of marks) if (mark.kind === 'fill') trace(mark.points, 'Z');
  doc.fill();
  for (const mark of marks) if (mark.kind === 'words') write(doc, mark, place(mark.at), unit);
  doc.restore();
}

function write(doc: Pdf, { text, align, upright }: WordsMark, [x, y]: Point, unit: number) {
  doc.save();
  if (upright) doc.rotate(-90, { origin: [x, y] });
  const size = TEXT_SIZE * unit;
  doc.fontSize(size);
  const width = doc.widthOfString(text);
  const start = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  doc.text(text, start, y + 0.35 * size, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
}
