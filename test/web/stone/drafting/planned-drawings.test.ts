import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { productPages, type ProductPage } from '../../../../shared/paths.ts';
import type { DimensionChain, Drawing } from '../../../../web/stone/drafting/drawing.ts';
import { layoutDrawing } from '../../../../web/stone/drafting/layout-drawing.ts';
import { drawingsOf } from '../../../../web/stone/drafting/plan-drawings.ts';
import { productDrawings } from '../../../../web/stone/drawings/product-drawings.ts';
import { askedParameters, initialValues, type Plan, type Values } from '../../../../web/stone/plans/define-plan.ts';
import { plans, sections } from '../../../../web/stone/products/all-products.ts';
import { describeProducts } from '../describe-products.ts';
import { buildableValues } from '../plans/any-values.ts';
import { clashesIn, outsideOf } from './clashes.ts';

const drawn = productPages.map((page) => ({ page, plan: plans[page], draw: sections[page] }));

/** Numbers of pieces, and what the tread drawn beside the width of a step already says. */
const OUT_OF_VIEW: Readonly<Partial<Record<ProductPage, readonly string[]>>> = {
  outdoorStairs: ['bearing'],
  indoorStairs: ['nosing'],
  smallArchitecture: ['count'],
  windowSills: ['count'],
  exposedConcrete: ['count'],
};

/** All whole numbers of dimensions and labels. */
const figuresIn = ({ entities }: Drawing): readonly number[] =>
  entities
    .flatMap((entity) => (entity.kind === 'dimensions' ? entity.texts : entity.kind === 'label' ? entity.lines : []))
    .flatMap((text) => (text.match(/\d+/gu) ?? []).map(Number));

const chainsOf = ({ entities }: Drawing) =>
  entities.filter((entity): entity is DimensionChain => entity.kind === 'dimensions');

/** The values at which each parameter is looked at: both ends of its range, the others as at the beginning or the nearest possible. */
function endsOf(plan: Plan): readonly Values[] {
  return Object.entries(plan.parameters).flatMap(([name, parameter]) => {
    const ends =
      parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index);
    return ends.map((value) => ({ ...initialValues(plan), [name]: value }));
  });
}

function holdsFigures(drawing: Drawing): void {
  for (const { stops, texts, direction } of chainsOf(drawing)) {
    for (const [index, text] of texts.entries()) {
      // A range is that of a layer that the plan doesn't set.
      const [figures] = /^\d+(?=$| )/u.exec(text) ?? [];
      if (figures === undefined) continue;
      const length = (stops[index + 1] ?? NaN) - (stops[index] ?? NaN);
      expect(Math.abs(length - Number(figures)), `${direction} ${text}`).toBeLessThan(0.01);
    }
  }
}

const shapes = (drawing: Drawing) =>
  drawing.entities.filter(({ kind }) => ['polyline', 'hatch', 'arc', 'solid'].includes(kind));

describeProducts('the section of a plan of', drawn, ({ page, plan, draw }) => {
  it('is that of the page where the values are the initial ones, but for its texts', () => {
    expect(shapes(draw(initialValues(plan)))).toEqual(shapes(productDrawings[page]));
    expect(draw()).toEqual(productDrawings[page]);
  });

  it('draws each dimension with the length that it says', () => {
    assert(
      property(buildableValues(plan), (values) => {
        holdsFigures(draw(values));
      }),
    );
  });

  it('dimensions the planned measures of the technical table', () => {
    assert(
      property(buildableValues(plan), (values) => {
        const texts = chainsOf(draw(values)).flatMap(({ texts: all }) => all);
        const isDrawn = (name: string) =>
          plan.parameters[name]?.kind === 'number' &&
          plan.parameters[name].fact !== undefined &&
          !['length', 'height'].includes(name);
        expect(
          Object.keys(plan.parameters).filter((name) => isDrawn(name) && !texts.includes(String(values[name]))),
        ).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('states each measure of the plan, in its section or with all pieces', () => {
    assert(
      property(buildableValues(plan), (values) => {
        const stated = drawingsOf(plan, draw, values).flatMap(figuresIn);
        const wanted = askedParameters(plan, values).flatMap(([name, { kind }]) =>
          kind === 'number' && !(OUT_OF_VIEW[page] ?? []).includes(name) ? [name] : [],
        );
        expect(wanted.filter((name) => !stated.includes(values[name] ?? NaN))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('draws nothing outside its extents, at any values', () => {
    assert(
      property(buildableValues(plan), (values) => {
        expect(outsideOf(draw(values))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('lets no words touch, and no line run through words, at both ends of each range', () => {
    expect(
      endsOf(plan).flatMap((values) => clashesIn(draw(values)).map((clash) => `${JSON.stringify(values)} ${clash}`)),
    ).toEqual([]);
  });

  it('lets no words touch at any values', () => {
    assert(
      property(buildableValues(plan), (values) => {
        expect(clashesIn(draw(values))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describeProducts('the drawing of all pieces of', drawn, ({ plan }) => {
  it('keeps its words apart, and draws each dimension with the length that it says', () => {
    assert(
      property(buildableValues(plan), (values) => {
        const drawing = layoutDrawing(plan.layout(values));
        holdsFigures(drawing);
        expect(clashesIn(drawing)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
