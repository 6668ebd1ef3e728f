import { svgDrawing } from '@works/stone/drafting/draw-svg';
import type { Drawing } from '@works/stone/drafting/drawing';
import { exampleMeasures } from '@works/stone/products/exposed-concrete/facts';
import { productDrawings } from '@works/stone/products/product-drawings';
import { describe, expect, it } from 'vitest';
import { clashesIn, outsideOf } from '../../../packages/stone/test/drafting/clashes.ts';
import { dimensionsOf } from '../../../packages/stone/test/drafting/dimensions.ts';
import { products } from '../../../web/content/all-products.ts';
import { pageDrawings } from '../../../web/drawings/page-drawings.ts';
import { projectDrawings } from '../../../web/drawings/project-drawings.ts';
import { layingMethods, subBaseLayers } from '../../../web/pages/laying/words.ts';

// Those of products: packages/stone/test/drafting/planned-drawings.test.ts.
const every = [projectDrawings, pageDrawings].flatMap((drawings): [string, Drawing][] => Object.entries(drawings));

describe.each(every)('the drawing %s', (_name, drawing) => {
  it('gives a scale only where it has one', () =>
    expect(svgDrawing(drawing).caption.includes('Massstab')).toBe(!drawing.isSketch));

  it('draws nothing outside its extents', () => expect(outsideOf(drawing)).toEqual([]));

  it('lets no words touch, and no line or hatch run through words, on the page and in CAD files', () =>
    expect(clashesIn(drawing)).toEqual([]));
});

const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/** «30–40» in cm as the drawing writes it: «300–400». */
function inMillimetres(value: string, unit: string | undefined): string {
  return value.replaceAll(/\d+(?:\.\d+)?/gu, (figures) =>
    String(Math.round(Number(figures) * (FACTORS[unit ?? ''] ?? NaN))),
  );
}

const layers = [...layingMethods, ...subBaseLayers].map(({ thickness, unit }) => inMillimetres(thickness, unit));

/** Figures that a drawing gives as examples, because the technical data of its product have no measure. */
const exampleFigures: Readonly<Record<string, readonly string[]>> = {
  exposedConcrete: Object.values(exampleMeasures).map(String),
};

describe.each(products)('the drawing of $page', ({ page, name, facts }) => {
  const drawing = productDrawings[page];
  const dimensions = dimensionsOf(drawing);

  it('writes no dimension that the technical data or the laying data does not have', () => {
    const known = [
      ...facts.filter(({ unit }) => unit && FACTORS[unit]).map(({ value, unit }) => inMillimetres(value, unit)),
      ...layers,
      ...(exampleFigures[page] ?? []),
    ];
    expect(dimensions.length, name).toBeGreaterThan(0);
    // A letter denotes a measure that the plan decides, alone or with the tolerance of the data.
    const figures = dimensions.map(({ text }) => text.replace(/^[a-zA-Z]\s?/u, '')).filter(Boolean);
    expect(figures.filter((text) => !known.includes(text))).toEqual([]);
  });
});
