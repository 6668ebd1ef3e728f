import Pdf from 'pdfkit';
import { describe, expect, it, test } from 'vitest';
import { towns } from '../../../../web/content/contact-map.ts';
import { layingMethods } from '../../../../web/content/laying.ts';
import type { DimensionChain } from '../../../../web/stone/drafting/drawing.ts';
import { marksOf } from '../../../../web/stone/drafting/marks.ts';
import { TEXT_SIZE } from '../../../../web/stone/drafting/paper.ts';
import { cornersOf } from '../../../../web/stone/drafting/parts.ts';
import { svgDrawing } from '../../../../web/stone/drawings/draw-svg.ts';
import { pageDrawingNames } from '../../../../web/stone/drawings/page-drawing-names.ts';
import { pageDrawings } from '../../../../web/stone/drawings/page-drawings.ts';
import { swissBorder } from '../../../../web/stone/drawings/swiss-border.ts';

const font = new Pdf().font('web/fonts/archivo.woff2').fontSize(TEXT_SIZE);
const trueWidth = (text: string) => font.widthOfString(text);

/** Widths of the page's text on a phone of 390 px, and the smallest letters there, in px. */
const PHONE_WIDTH = 350;
const SMALLEST = 11;

describe.each(pageDrawingNames)('the drawing %s', (name) => {
  const drawing = pageDrawings[name];
  const marks = marksOf(drawing);

  it('draws nothing outside its extents', () => {
    const [[left, bottom], [right, top]] = drawing.extents;
    const outside = marks
      .flatMap((mark) => cornersOf(mark, drawing.scale, trueWidth))
      .filter(([x, y]) => !(x >= left && x <= right && y >= bottom && y <= top));
    expect(outside).toEqual([]);
  });

  it('is named and said in words', () => {
    expect(drawing.title.length).toBeGreaterThan(8);
    expect(drawing.summary.length).toBeGreaterThan(8);
  });

  it('lets no words touch other words', () => {
    const boxes = marks.flatMap((mark) => {
      if (mark.kind !== 'words') return [];
      const corners = cornersOf(mark, drawing.scale, trueWidth);
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      return [
        {
          text: mark.text,
          left: Math.min(...xs),
          right: Math.max(...xs),
          bottom: Math.min(...ys),
          top: Math.max(...ys),
        },
      ];
    });
    const clashes = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top)
        .map(({ text }) => `${a.text} × ${text}`),
    );
    expect(clashes).toEqual([]);
  });

  it('is legible across a phone', () => {
    const { width, words } = svgDrawing(drawing);
    const size = (TEXT_SIZE * PHONE_WIDTH) / width;
    expect(words.filter(() => size < SMALLEST)).toEqual([]);
  });

  it('gives a scale only where it has one', () => {
    expect(svgDrawing(drawing).caption.includes('Massstab')).toBe(!drawing.isSketch);
  });
});

test('the section of each method shows the thickness of its bed', () => {
  const drawn = [pageDrawings.mortarBed, pageDrawings.gritBed, pageDrawings.adhesive, pageDrawings.drainageMortar];
  const beds = drawn.map(
    ({ entities }) => entities.find((entity): entity is DimensionChain => entity.kind === 'dimensions')?.texts[0],
  );
  expect(beds).toEqual(layingMethods.map(({ thickness }) => thickness));
});

test('the map has six towns in their true place', () => {
  expect(towns).toHaveLength(6);
  const { entities, scale } = pageDrawings.switzerland;
  const dots = entities.flatMap((entity) => (entity.kind === 'arc' ? [entity.centre] : []));
  const at = (name: string) => dots[towns.findIndex((town) => town.name === name)] ?? [NaN, NaN];
  const kilometres = (a: string, b: string) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]) / 1_000_000;
  // Great-circle distances between the towns.
  expect(kilometres('Zürich', 'Bern')).toBeCloseTo(95.5, -0.5);
  expect(kilometres('Genf', 'Chur')).toBeCloseTo(269, -1);
  expect(kilometres('Basel', 'Bellinzona')).toBeCloseTo(187, -1);
  expect(scale).toBe(3_500_000);
});

/** Whether a line to the east crosses the border an odd number of times. */
const isWithin = (latitude: number, longitude: number) =>
  swissBorder.filter(([top, right], index) => {
    const [foot, left] = swissBorder.at(index - 1) ?? [top, right];
    return top > latitude !== foot > latitude && longitude < left + ((right - left) * (latitude - foot)) / (top - foot);
  }).length %
    2 ===
  1;

test('the border on the map has the towns within it, and none beyond it', () => {
  expect(towns.filter(({ latitude, longitude }) => !isWithin(latitude, longitude))).toEqual([]);
  const beyond = {
    Konstanz: [47.68, 9.18],
    Vaduz: [47.141, 9.521],
    Como: [45.81, 9.09],
    Annecy: [45.9, 6.13],
    Lörrach: [47.63, 7.67],
    Pontarlier: [46.9, 6.35],
  };
  expect(Object.entries(beyond).filter(([, [latitude = 0, longitude = 0]]) => isWithin(latitude, longitude))).toEqual(
    [],
  );
});
