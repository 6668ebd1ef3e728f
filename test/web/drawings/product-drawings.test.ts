import Pdf from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { layingMethods, subBaseLayers } from '../../../web/content/laying.ts';
import { products } from '../../../web/content/products.ts';
import { exampleMeasures } from '../../../web/content/products/exposed-concrete.ts';
import type { DimensionChain, Point } from '../../../web/drawings/drawing.ts';
import { marksOf, type Mark } from '../../../web/drawings/marks.ts';
import { TEXT_SIZE } from '../../../web/drawings/paper.ts';
import { cornersOf } from '../../../web/drawings/parts.ts';
import { productDrawings } from '../../../web/drawings/product-drawings.ts';

const font = new Pdf().font('web/fonts/archivo.woff2').fontSize(TEXT_SIZE);
const trueWidth = (text: string) => font.widthOfString(text);

const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** «30–40» in cm as the drawing writes it: «300–400». */
function inMillimetres(value: string, unit: string | undefined): string {
  return value.replaceAll(/\d+(?:\.\d+)?/gu, (figures) => String(Math.round(Number(figures) * (FACTORS[unit ?? ''] ?? NaN))));
}

const layers = [...layingMethods, ...subBaseLayers].map(({ thickness, unit }) => inMillimetres(thickness, unit));

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Figures that a drawing gives as examples, because the technical data of its product have no measure. */
const exampleFigures: Readonly<Record<string, readonly string[]>> = { exposedConcrete: Object.values(exampleMeasures).map(String) };

/** The rectangles around all words. */
const boxesOf = (marks: readonly Mark[], scale: number) =>
  marks.flatMap((mark): readonly Box[] => {
    if (mark.kind !== 'words') return [];
    const corners = cornersOf(mark, scale, trueWidth);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return [{ text: mark.text, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }];
  });

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** Whether the line between two points enters the box (Liang–Barsky clipping). */
function enters([x1, y1]: Point, [x2, y2]: Point, { left, right, bottom, top }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [by, room] of [[x1 - x2, x1 - left], [x2 - x1, right - x1], [y1 - y2, y1 - bottom], [y2 - y1, top - y1]] as const) {
    if (by === 0 && room < 0) return false;
    if (by < 0) from = Math.max(from, room / by);
    if (by > 0) to = Math.min(to, room / by);
  }
  return from < to;
}

describe.each(products)('the drawing of $page', ({ page, name, facts }) => {
  const drawing = productDrawings[page];
  const marks = marksOf(drawing);
  const chains = drawing.entities.filter((entity): entity is DimensionChain => entity.kind === 'dimensions');
  // CAD files letter all vertical chains horizontally.
  const inCad = marksOf({ ...drawing, entities: drawing.entities.map((entity) => (entity.kind === 'dimensions' ? { ...entity, lying: true } : entity)) });
  const outputs = [['page', marks], ['CAD file', inCad]] as const;

  it('has a title, a scale, its parts named in words, and says that it is an example', () => {
    expect(drawing.title.length).toBeGreaterThan(10);
    expect([5, 10]).toContain(drawing.scale);
    expect(drawing.note).toContain('Masse in mm. Beispiel');
    expect(drawing.entities.filter(({ kind }) => kind === 'label').length).toBeGreaterThan(4);
    const unnamed = drawing.entities.filter((entity) => entity.kind === 'label' && !drawing.summary.includes(entity.lines.join(' ')));
    expect(unnamed).toEqual([]);
  });

  it('writes no dimension that the technical data or the laying data does not have', () => {
    const known = [...facts.filter(({ unit }) => unit && FACTORS[unit]).map(({ value, unit }) => inMillimetres(value, unit)), ...layers, ...(exampleFigures[page] ?? [])];
    const written = chains.flatMap(({ texts }) => texts);
    expect(written.length, name).toBeGreaterThan(0);
    // A letter denotes a measure that the plan decides, alone or with the tolerance of the data.
    const figures = written.map((text) => text.replace(/^[a-zA-Z]\s?/u, '')).filter(Boolean);
    expect(figures.filter((text) => !known.includes(text))).toEqual([]);
  });

  it('draws each dimension with a length within its range', () => {
    for (const { stops, texts } of chains) {
      for (const [index, text] of texts.entries()) {
        const [, least, greatest] = /^(\d+)–(\d+)$/u.exec(text) ?? [];
        const length = (stops[index + 1] ?? NaN) - (stops[index] ?? NaN);
        expect(length).toBeGreaterThan(0);
        if (!least) continue;
        expect(Math.round(length * 1000) / 1000, text).toBeGreaterThanOrEqual(Number(least));
        expect(Math.round(length * 1000) / 1000, text).toBeLessThanOrEqual(Number(greatest));
      }
    }
  });

  it('writes no single figure but the length itself', () => {
    const drawn = chains.flatMap(({ stops, texts }) => texts.map((text, index) => [text.replace(/^[a-z] /u, ''), (stops[index + 1] ?? NaN) - (stops[index] ?? NaN)] as const));
    expect(drawn.filter(([text, length]) => /^\d+$/u.test(text) && Number(text) !== Math.round(length))).toEqual([]);
  });

  it('closes every chain: one text for each pair of stops', () => {
    for (const { stops, texts } of chains) expect(texts).toHaveLength(stops.length - 1);
  });

  it('draws nothing outside its extents', () => {
    const [[left, bottom], [right, top]] = drawing.extents;
    for (const mark of marks) {
      for (const [x, y] of cornersOf(mark, drawing.scale, trueWidth)) {
        expect([x, y].every(Number.isFinite)).toBe(true);
        expect(x >= left && x <= right && y >= bottom && y <= top, JSON.stringify(mark)).toBe(true);
      }
    }
  });

  it.each(outputs)('lets no words touch other words on the %s', (_, drawn) => {
    const boxes = boxesOf(drawn, drawing.scale);
    const clashes = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)).map((other) => `${box.text} × ${other.text}`));
    expect(clashes).toEqual([]);
  });

  it.each(outputs)('lets no line and no hatch run through words on the %s', (_, drawn) => {
    const boxes = boxesOf(drawn, drawing.scale);
    const clashes = drawn.flatMap((mark) => {
      if (mark.kind !== 'stroke') return [];
      const points = mark.closed ? [...mark.points, ...mark.points.slice(0, 1)] : mark.points;
      return points.slice(1).flatMap((point, index) => boxes.filter((box) => enters(points[index] ?? point, point, box)).map(({ text }) => `${text}: ${mark.layer}`));
    });
    expect(clashes).toEqual([]);
  });
});
