import Dxf from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import type { ProductPage } from '../../../../shared/paths.ts';
import { layoutDxf } from '../../../../web/stone/planner/files/plan-cad.ts';
import { checkPlan } from '../../../../web/stone/plans/check-plan.ts';
import { initialValues, type Values } from '../../../../web/stone/plans/define-plan.ts';
import { BULK_DENSITY, quantitiesOf, sumText } from '../../../../web/stone/plans/quantities.ts';
import { plans } from '../../../../web/stone/products/all-products.ts';
import { gapBetween } from '../plans/gaps.ts';
import { planned } from './planned.ts';

interface Row {
  readonly page: ProductPage;
  readonly values: Values;
  /** Calculated by hand: the number of pieces of each size, and sums. */
  readonly counts?: readonly number[];
  readonly sums?: Readonly<Record<string, string>>;
}

const AREA = 'Fläche';
const JOINTS = 'Fugenlänge';
const TREADS = 'Trittfläche, sichtbar';

/** Twenty plans: ordinary, odd and extreme ones. */
const table: readonly Row[] = [
  {
    page: 'outdoorPaving',
    values: { fieldLength: 8350, fieldWidth: 4200 },
    counts: [117, 9, 26, 2],
    sums: { [AREA]: '35.07\u00a0m²' },
  },
  {
    page: 'outdoorPaving',
    values: { fieldLength: 1000, fieldWidth: 12000, length: 900, thickness: 80 },
    counts: [58, 2],
  },
  {
    page: 'outdoorPaving',
    values: { length: 300, width: 200, joint: 3, pattern: 2, fieldLength: 11950, fieldWidth: 11850 },
  },
  {
    page: 'flooring',
    values: { length: 1200, width: 1200, thickness: 40, fieldLength: 4750, fieldWidth: 3850 },
    counts: [6, 2, 6, 2],
  },
  { page: 'flooring', values: { pattern: 1, fieldLength: 1000, fieldWidth: 1000 } },
  {
    page: 'facades',
    values: { fieldLength: 37400, fieldHeight: 9150 },
    sums: { [JOINTS]: '513.72\u00a0m', [AREA]: '342.21\u00a0m²' },
  },
  { page: 'facades', values: { length: 600, height: 300, joint: 20, fieldLength: 40000, fieldHeight: 20000 } },
  {
    page: 'outdoorStairs',
    values: { steps: 14, length: 1800 },
    counts: [14],
    sums: { [TREADS]: '7.65\u00a0m²', 'Fugen zwischen den Stufen': '23.4\u00a0m', 'Höhe des Laufs': '2.31\u00a0m' },
  },
  { page: 'outdoorStairs', values: { width: 400, rise: 150, thickness: 100, bearing: 50 } },
  { page: 'outdoorStairs', values: { width: 400, rise: 156, thickness: 100, bearing: 80, steps: 18, length: 2500 } },
  {
    page: 'indoorStairs',
    values: { steps: 16, length: 1100 },
    counts: [16, 1, 15],
    sums: { [TREADS]: '5.14\u00a0m²', 'Fugen zwischen Tritt- und Setzstufen': '34.1\u00a0m' },
  },
  { page: 'indoorStairs', values: { width: 285, rise: 180, nosing: 20, thickness: 80, steps: 2, length: 2000 } },
  { page: 'wallCladding', values: {} },
  { page: 'wallCladding', values: { pattern: 1, length: 1200, thickness: 80, fieldLength: 20000, fieldHeight: 4000 } },
  { page: 'wallCladding', values: { fixing: 1, length: 350, height: 250, thickness: 40, fieldHeight: 1950 } },
  {
    page: 'smallArchitecture',
    values: { height: 500, width: 600, thickness: 140, length: 2950, count: 7 },
    counts: [7],
  },
  { page: 'windowSills', values: { length: 3000, width: 400, thickness: 60, fall: 8, drip: 15, count: 200 } },
  {
    page: 'windowSills',
    values: { count: 12 },
    sums: { 'Länge aller Bänke': '14.4\u00a0m', 'Seitliche Fugen': '4.8\u00a0m' },
  },
  {
    page: 'exposedConcrete',
    values: {},
    counts: [4],
    sums: { 'Sichtfläche, eine Seite': '30\u00a0m²', 'Fugen zwischen den Elementen': '7.5\u00a0m' },
  },
  { page: 'exposedConcrete', values: { length: 6000, height: 3500, chamfer: 12, joint: 14, count: 100 } },
];

type Corner = readonly [x: number, y: number];

/** The closed outlines of a layer, as another library reads them. */
function outlinesOn(layer: string, dxf: string): readonly (readonly Corner[])[] {
  const entities = (new Dxf().parseSync(dxf)?.entities ?? []) as unknown as readonly {
    readonly layer: string;
    readonly shape?: boolean;
    readonly vertices?: readonly { readonly x: number; readonly y: number }[];
  }[];
  return entities
    .filter((entity) => entity.layer === layer && entity.shape)
    .map(({ vertices = [] }) => vertices.map(({ x, y }) => [x, y]));
}

const extentOf = (outlines: readonly (readonly Corner[])[], axis: 0 | 1) => {
  const along = outlines.flat().map((corner) => corner[axis]);
  return Math.max(...along) - Math.min(...along);
};

/** In mm²: trapezoids below the edges. */
const areaIn = (outline: readonly Corner[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, y];
      return sum + ((toX - x) * (y + toY)) / 2;
    }, 0),
  );

const inMicrons = (millimetres: number) => Math.round(millimetres * 100);

/** Length of the joints of a field in metres: the edges that end a joint's width before another begins. */
function jointsOfField(outlines: readonly (readonly Corner[])[], joint: number): number {
  const along = (axis: 0 | 1) => {
    const spans = outlines.map((outline) => ({
      ends: [0, 1]
        .map((side) => outline.map((corner) => corner[side as 0 | 1]))
        .map((values) => [Math.min(...values), Math.max(...values)]) as unknown as readonly [Corner, Corner],
    }));
    const beginning = Map.groupBy(spans, ({ ends }) => inMicrons(ends[axis][0]));
    return spans.reduce((sum, { ends }) => {
      const [from, to] = ends[1 - axis] ?? [0, 0];
      const next = beginning.get(inMicrons(ends[axis][1] + joint)) ?? [];
      return (
        sum +
        next.reduce((length, other) => {
          const [otherFrom, otherTo] = other.ends[1 - axis] ?? [0, 0];
          return length + Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
        }, 0)
      );
    }, 0);
  };
  return (along(0) + along(1)) / 1000;
}

/** Places where two outlines in the order of a flight or a row are a joint apart. */
const facedIn = (outlines: readonly (readonly Corner[])[], joint: number) =>
  outlines.flatMap((outline, index) =>
    outlines.slice(index + 1, index + 4).filter((other) => Math.abs(gapBetween(outline, other) - joint) < 0.01),
  ).length;

/** What the outlines of the drawing make, calculated without the planner, by the labels of its sums. */
function sumsOfDrawing(page: ProductPage, values: Values, dxf: string): Readonly<Record<string, number>> {
  const { length = 0, width = 0, rise = 0, steps = 0, count = 0, height = 0, bearing = values['nosing'] ?? 0 } = values;
  const outlines = outlinesOn('BW-STUECK', dxf);
  const field = outlinesOn('BW-SCHNITT', dxf)[0];
  if (field) {
    const cut = outlines.filter(
      (outline) => extentOf([outline], 0) < length - 0.5 || extentOf([outline], 1) < (values['height'] ?? width) - 0.5,
    ).length;
    return {
      [AREA]: areaIn(field) / 1e6,
      [JOINTS]: jointsOfField(outlines, values['joint'] ?? 0),
      'Davon zugeschnitten': cut,
      ...(page === 'facades' && { Anker: 4 * outlines.length }),
    };
  }
  const run = extentOf(outlines, 0);
  if (page === 'outdoorStairs' || page === 'indoorStairs')
    return {
      Auftritt: (width - bearing) / 1000,
      'Höhe des Laufs': (steps * rise) / 1000,
      'Grundrisslänge des Laufs': run / 1000,
      [TREADS]: (run * length) / 1e6,
      ...(page === 'outdoorStairs'
        ? { 'Fugen zwischen den Stufen': (facedIn(outlines, 5) * length) / 1000 }
        : { 'Fugen zwischen Tritt- und Setzstufen': (facedIn(outlines, 3) * length) / 1000 }),
    };
  if (page === 'exposedConcrete')
    return {
      'Sichtfläche, eine Seite': outlines.reduce((sum, outline) => sum + extentOf([outline], 0) * height, 0) / 1e6,
      'Fugen zwischen den Elementen': (facedIn(outlines, values['joint'] ?? 0) * height) / 1000,
    };
  return page === 'windowSills'
    ? {
        'Länge aller Bänke': (count * length) / 1000,
        'Fläche von oben': (count * run * length) / 1e6,
        'Seitliche Fugen': (2 * count * run) / 1000,
      }
    : { Sitzfläche: (count * run * length) / 1e6, 'Länge aller Bänke': (count * length) / 1000 };
}

/** Across the drawn plane, and how often it is made. */
function depthOf(page: ProductPage, { length = NaN, height = NaN, thickness = NaN, count = NaN }: Values) {
  if (page === 'exposedConcrete') return [height, 1] as const;
  if (page === 'smallArchitecture' || page === 'windowSills') return [length, count] as const;
  return page.endsWith('Stairs') ? ([length, 1] as const) : ([thickness, 1] as const);
}

describe.each(table)('$page with $values', { tags: 'thorough' }, ({ page, values: changed, counts, sums }) => {
  const plan = plans[page];
  const values = { ...initialValues(plan), ...changed };
  const quantities = quantitiesOf(plan, values);

  it('can be made', () => {
    expect(checkPlan(plan, values)).toEqual([]);
  });

  it('has the quantities of a calculation by hand', () => {
    const texts = Object.fromEntries(quantities.sums.map((sum) => [sum.label, sumText(sum)]));
    expect(texts).toMatchObject(sums ?? {});
    const found = quantities.pieces.map(({ count }) => count);
    expect(found).toEqual(counts ?? found);
  });

  it('has the quantities of the outlines in its DXF', () => {
    const dxf = layoutDxf(planned(page, values));
    const outlines = outlinesOn('BW-STUECK', dxf);
    const [depth, times] = depthOf(page, values);
    const cubicMetres = outlines.map((outline) => (areaIn(outline) * depth) / 1e9);
    const volume = times * cubicMetres.reduce((sum, one) => sum + one, 0);
    expect(quantities.count).toBe(times * outlines.length);
    // A hundredth of a gram a kilogram: CAD files are written to the micron.
    expect(Math.abs(volume / quantities.volume - 1)).toBeLessThan(1e-5);
    expect(Math.abs((Math.max(...cubicMetres) * BULK_DENSITY) / quantities.heaviest.weight - 1)).toBeLessThan(1e-5);
    const read = sumsOfDrawing(page, values, dxf);
    expect(Object.keys(read)).toEqual(quantities.sums.map(({ label }) => label));
    for (const sum of quantities.sums) expect(sumText({ ...sum, value: read[sum.label] ?? NaN })).toBe(sumText(sum));
  });
});

it('has twenty plans, at least one of each product that the specification names', () => {
  expect(table).toHaveLength(20);
  expect(new Set(table.map(({ page }) => page))).toEqual(new Set(Object.keys(plans).slice(0, 9)));
});
