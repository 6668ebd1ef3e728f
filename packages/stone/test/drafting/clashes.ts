import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Drawing, Point } from '../../drafting/drawing.ts';
import { marksOf, type Mark } from '../../drafting/marks.ts';
import { TEXT_SIZE } from '../../drafting/paper.ts';
import { cornersOf } from '../../drafting/parts.ts';

const ARCHIVO = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
);
const font = new Pdf().font(ARCHIVO).fontSize(TEXT_SIZE);

/** Width of a text in the site's font at the large size, in millimetres on paper. */
const trueWidth = (text: string): number => font.widthOfString(text);

/** Words that touch other words, and lines through words, on the page or with the horizontal texts of CAD files. */
export function clashesIn(drawing: Drawing): readonly string[] {
  const lying = {
    ...drawing,
    entities: drawing.entities.map((entity) =>
      entity.kind === 'dimensions' ? ({ ...entity, lying: true } as const) : entity,
    ),
  };
  return [drawing, lying].flatMap((variant) => {
    const marks = marksOf(variant);
    return [...touchingWords(marks, drawing.scale), ...crossedWords(marks, drawing.scale)];
  });
}

/** Corners of marks beyond the extents of their drawing. */
export function outsideOf(drawing: Drawing): readonly Point[] {
  const [[left, bottom], [right, top]] = drawing.extents;
  return marksOf(drawing)
    .flatMap((mark) => cornersOf(mark, drawing.scale, trueWidth))
    .filter(([x, y]) => !(x >= left && x <= right && y >= bottom && y <= top));
}

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The rectangles around all words. */
const boxesOf = (marks: readonly Mark[], scale: number) =>
  marks.flatMap((mark): readonly Box[] => {
    if (mark.kind !== 'words') return [];
    const corners = cornersOf(mark, scale, trueWidth);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return [
      { text: mark.text, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
    ];
  });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** Whether the line between two points enters the box (Liang–Barsky clipping). */
function enters([x1, y1]: Point, [x2, y2]: Point, { left, right, bottom, top }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [by, room] of [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - bottom],
    [y2 - y1, top - y1],
  ] as const) {
    if (by === 0 && room < 0) return false;
    if (by < 0) from = Math.max(from, room / by);
    if (by > 0) to = Math.min(to, room / by);
  }
  return from < to;
}

/** Words that touch other words. */
function touchingWords(marks: readonly Mark[], scale: number): readonly string[] {
  const boxes = boxesOf(marks, scale);
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other))
      .map((other) => `${box.text} × ${other.text}`),
  );
}

/** Words that a line or a hatch runs through, with its layer. */
function crossedWords(marks: readonly Mark[], scale: number): readonly string[] {
  const boxes = boxesOf(marks, scale);
  return marks.flatMap((mark) => {
    if (mark.kind !== 'stroke') return [];
    const points = mark.closed ? [...mark.points, ...mark.points.slice(0, 1)] : mark.points;
    return points
      .slice(1)
      .flatMap((point, index) =>
        boxes.filter((box) => enters(points[index] ?? point, point, box)).map(({ text }) => `${text}: ${mark.layer}`),
      );
  });
}
