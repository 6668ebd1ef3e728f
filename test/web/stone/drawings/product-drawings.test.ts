import { describe, expect, it } from 'vitest';
import { layingMethods, subBaseLayers } from '../../../../web/content/laying.ts';
import type { DimensionChain } from '../../../../web/stone/drafting/drawing.ts';
import { productDrawings } from '../../../../web/stone/drawings/product-drawings.ts';
import { exampleMeasures } from '../../../../web/stone/products/exposed-concrete/facts.ts';
import { products } from '../../../../web/stone/products/products.ts';

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
  const chains = drawing.entities.filter((entity): entity is DimensionChain => entity.kind === 'dimensions');

  it('has a scale, its parts named in words, and is marked as an example', () => {
    expect([5, 10]).toContain(drawing.scale);
    expect(drawing.note).toContain('Masse in mm. Beispiel');
    expect(drawing.entities.filter(({ kind }) => kind === 'label').length).toBeGreaterThan(4);
    const unnamed = drawing.entities.filter(
      (entity) => entity.kind === 'label' && !drawing.summary.includes(entity.lines.join(' ')),
    );
    expect(unnamed).toEqual([]);
  });

  it('writes no dimension that the technical data or the laying data does not have', () => {
    const known = [
      ...facts.filter(({ unit }) => unit && FACTORS[unit]).map(({ value, unit }) => inMillimetres(value, unit)),
      ...layers,
      ...(exampleFigures[page] ?? []),
    ];
    const written = chains.flatMap(({ texts }) => texts);
    expect(written.length, name).toBeGreaterThan(0);
    // A letter denotes a measure that the plan decides, alone or with the tolerance of the data.
    const figures = written.map((text) => text.replace(/^[a-zA-Z]\s?/u, '')).filter(Boolean);
    expect(figures.filter((text) => !known.includes(text))).toEqual([]);
  });

  it('draws each dimension with the length that it says, or within its range, and closes every chain', () => {
    for (const { stops, texts } of chains) {
      expect(texts).toHaveLength(stops.length - 1);
      for (const [index, text] of texts.entries()) {
        const figures = text.replace(/^[a-z] /u, '');
        const [least = 0, greatest = least || Infinity] = /^\d+(?:–\d+)?$/u.test(figures)
          ? figures.split('–').map(Number)
          : [];
        const length = Math.round(((stops[index + 1] ?? NaN) - (stops[index] ?? NaN)) * 1000) / 1000;
        expect(length).toBeGreaterThan(0);
        expect([Math.max(length, least), Math.min(length, greatest)], text).toEqual([length, length]);
      }
    }
  });
});
