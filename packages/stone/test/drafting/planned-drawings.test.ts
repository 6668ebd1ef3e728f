import { expect, it } from 'vitest';
import type { Drawing } from '../../drafting/drawing.ts';
import { layoutDrawing } from '../../drafting/layout-drawing.ts';
import { drawingsOf } from '../../drafting/plan-drawings.ts';
import { askedParameters, initialValues, type Values } from '../../plans/define-plan.ts';
import { productIds, plans, sections } from '../../products/all-products.ts';
import { productDrawings } from '../../products/product-drawings.ts';
import type { ProductId } from '../../products/product-file.ts';
import { describeProducts } from '../describe-products.ts';
import { forBuildable, valuesAtEnds } from '../plans/any-values.ts';
import { distanceFrom } from '../plans/gaps.ts';
import { clashesIn, outsideOf } from './clashes.ts';
import { dimensionsOf } from './dimensions.ts';

const drawn = productIds.map((product) => ({ product, plan: plans[product], draw: sections[product] }));

/** Numbers of pieces, and what the tread drawn beside the width of a step already says. */
const OUT_OF_VIEW: Readonly<Partial<Record<ProductId, readonly string[]>>> = {
  outdoorStairs: ['bearing'],
  indoorStairs: ['nosing'],
  smallArchitecture: ['count'],
  windowSills: ['count'],
  exposedConcrete: ['count'],
};

/** Values that together leave the words least room; found by random plans. */
const NARROW: Readonly<Partial<Record<ProductId, readonly Values[]>>> = {
  outdoorStairs: [60, 70, 80].map((bearing) => ({ width: 300, rise: 180, thickness: 60, bearing, bed: 30 })),
};

/** All whole numbers of dimensions and labels. */
const figuresIn = ({ entities }: Drawing): readonly number[] =>
  entities
    .flatMap((entity) => (entity.kind === 'dimensions' ? entity.texts : entity.kind === 'label' ? entity.lines : []))
    .flatMap((text) => (text.match(/\d+/gu) ?? []).map(Number));

/** Dimensions that are not as long as they say. A range is that of a layer that the plan doesn't set. */
const wrongIn = (drawing: Drawing) =>
  dimensionsOf(drawing).filter(
    ({ text, length }) => Math.abs(length - Number(/^\d+(?=$| )/u.exec(text)?.[0] ?? length)) >= 0.01,
  );

/** Outlines beyond the cut that end within a part that is cut. A straight line there is reinforcement. */
const endsInCut = ({ entities }: Drawing) => {
  const cut = entities.flatMap((entity) => (entity.kind === 'hatch' ? [entity.outline] : []));
  return entities.flatMap((entity) => {
    const isOutline = entity.kind === 'polyline' && entity.layer === 'view' && entity.points.length > 2;
    const ends = isOutline && !entity.closed ? [...entity.points.slice(0, 1), ...entity.points.slice(-1)] : [];
    return ends.filter((end) => cut.some((outline) => distanceFrom(outline, end) < -0.1));
  });
};

const shapes = (drawing: Drawing) =>
  drawing.entities.filter(({ kind }) => ['polyline', 'hatch', 'arc', 'solid'].includes(kind));

describeProducts('the section of a plan of', drawn, ({ product, plan, draw }) => {
  const faultsAt = (values: Values) => [...outsideOf(draw(values)), ...clashesIn(draw(values))];

  it('is that of the page where the values are the initial ones, but for its texts', () => {
    expect(shapes(draw(initialValues(plan)))).toEqual(shapes(productDrawings[product]));
    expect(draw()).toEqual(productDrawings[product]);
  });

  it('draws each dimension with the length that it says', () =>
    forBuildable(plan, 30, (values) => {
      expect(wrongIn(draw(values))).toEqual([]);
    }));

  it('ends no outline within what is cut', () =>
    forBuildable(plan, 20, (values) => {
      expect(endsInCut(draw(values))).toEqual([]);
    }));

  it('states each measure of the plan, in its section or with all pieces', () =>
    forBuildable(plan, 20, (values) => {
      const stated = drawingsOf(plan, draw, values).flatMap(figuresIn);
      const wanted = askedParameters(plan, values).flatMap(([name, { kind }]) =>
        kind === 'number' && !(OUT_OF_VIEW[product] ?? []).includes(name) ? [name] : [],
      );
      expect(wanted.filter((name) => !stated.includes(values[name] ?? NaN))).toEqual([]);
    }));

  it('lets no words touch, no line cross words and draws nothing outside its extents', { tags: 'thorough' }, () => {
    for (const values of [
      ...valuesAtEnds(plan),
      ...(NARROW[product] ?? []).map((few) => ({ ...initialValues(plan), ...few })),
    ])
      expect(faultsAt(values), JSON.stringify(values)).toEqual([]);
    forBuildable(plan, 25, (values) => {
      expect(faultsAt(values)).toEqual([]);
    });
  });
});

describeProducts('the drawing of all pieces of', drawn, ({ plan }) => {
  it('keeps its words apart, and draws each dimension with the length that it says', { tags: 'thorough' }, () =>
    forBuildable(plan, 15, (values) => {
      const drawing = layoutDrawing(plan.layout(values));
      expect(wrongIn(drawing)).toEqual([]);
      expect(clashesIn(drawing)).toEqual([]);
    }),
  );
});
