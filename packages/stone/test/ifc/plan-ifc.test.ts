import { describe, expect, it } from 'vitest';
import { planCode } from '../../codes/plan-code.ts';
import { productIds, type ProductId } from '../../codes/product-id.ts';
import type { Recipe } from '../../codes/recipe.ts';
import { modelOrigin } from '../../drafting/model-origin.ts';
import { planIfc } from '../../files/plan-ifc.ts';
import type { PlannedProduct } from '../../files/planned-product.ts';
import { surfaces } from '../../mixes/surfaces.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { boxOf, type Corner } from '../../plans/layout.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { plans } from '../../products/all-products.ts';
import { readModel } from './read-model.ts';
import { readStep } from './read-step.ts';

const [surface] = surfaces;
const ifcOf = (of: PlannedProduct) => planIfc(of, new Date('2026-11-28T08:15:30Z'));

function planned(
  product: ProductId,
  changed: Values = {},
  recipe: Recipe | undefined = surface?.recipe,
): PlannedProduct {
  return {
    plan: plans[product],
    values: { ...initialValues(plans[product]), ...changed },
    recipe,
    drawings: [],
    positions: [],
    address: `https://www.firma.ch/p?plan=ä&rezept=1'2`,
    product: { name: 'Aussentreppen', facts: [] },
    company: {
      name: 'Werk',
      shortName: '',
      address: [],
      phones: [],
      email: '',
      inks: { text: '#111111', quiet: '#222222', line: '#333333' },
    },
  };
}

/** What the pieces of the specified products are, and what they make up. */
const entities: Readonly<Partial<Record<ProductId, readonly [piece: string, ...wholes: readonly string[]]>>> = {
  outdoorPaving: ['IFCPLATE', 'IFCCOVERING FLOORING'],
  flooring: ['IFCPLATE', 'IFCCOVERING FLOORING'],
  facades: ['IFCPLATE', 'IFCCOVERING CLADDING'],
  wallCladding: ['IFCPLATE', 'IFCCOVERING CLADDING'],
  outdoorStairs: ['IFCMEMBER', 'IFCSTAIR STRAIGHT_RUN_STAIR', 'IFCSTAIRFLIGHT STRAIGHT'],
  indoorStairs: ['IFCMEMBER', 'IFCSTAIR STRAIGHT_RUN_STAIR', 'IFCSTAIRFLIGHT STRAIGHT'],
  smallArchitecture: ['IFCFURNITURE'],
  windowSills: ['IFCMEMBER'],
  exposedConcrete: ['IFCWALL'],
};

describe.each(productIds)('the model of a plan of %s', (product) => {
  const of = planned(product);
  const { volume, pieces: list, count } = quantitiesOf(of.plan, of.values);

  it('has each piece as the entity that fits, with its number in the list of pieces', async () => {
    const { pieces, wholes } = readModel(await ifcOf(of));
    const isAlike = (other: ProductId) => plans[other].element.whole === plans[product].element.whole;
    const [piece, ...whole] = entities[product] ?? entities[productIds.find(isAlike) ?? product] ?? [];
    expect(new Set(pieces.map(({ entity }) => entity))).toEqual(new Set([piece]));
    expect(wholes).toEqual(whole);
    expect(pieces.map(({ tag }) => tag)).toEqual(
      list.flatMap((size, index) => Array.from({ length: size.count }, (_, copy) => `${index + 1}.${copy + 1}`)),
    );
    for (const { name, tag, properties } of pieces) {
      const position = Number.parseInt(tag, 10);
      expect(name).toBe(`${list[position - 1]?.name}, Pos. ${position}`);
      expect(properties['PieceMark']).toBe(piece === 'IFCFURNITURE' ? undefined : String(position));
    }
  });

  it('has bodies and quantities of the volume of the plan', async () => {
    const { pieces } = readModel(await ifcOf(of));
    expect(pieces).toHaveLength(count);
    // Cubic metres to a cubic centimetre: a litre is a thousandth.
    expect(sum(pieces.map((piece) => piece.volume))).toBeCloseTo(volume, 6);
    // IFC 4 has no quantities of furniture: its body and its density tell them.
    if (pieces[0]?.entity === 'IFCFURNITURE') return;
    expect(sum(pieces.map(({ quantities }) => Number(quantities['NetVolume'])))).toBeCloseTo(volume, 6);
    expect(sum(pieces.map(({ quantities }) => Number(quantities['NetWeight'])))).toBeCloseTo(2400 * volume, 3);
  });

  it('has the pieces in the places of the layout, x and z or y as they are drawn', async () => {
    const { pieces } = readModel(await ifcOf(of));
    const layout = of.plan.layout(of.values);
    const { plane, level } = plans[product].element;
    const isUpright = plane === 'upright';
    const origin = modelOrigin(layout);
    const moved = ([x, y]: Corner): Corner => [x + origin, y];
    const boxes = pieces.map(({ corners }) =>
      boxOf(corners.map(([x, y, z]) => (isUpright ? [x, z] : [x, y]))).map(toMicrons),
    );
    expect(new Set(boxes.map(String))).toEqual(
      new Set(layout.pieces.map(({ outline }) => String(boxOf(outline.map(moved)).map(toMicrons)))),
    );
    const across = pieces.flatMap(({ corners }) => corners.map(([, y, z]) => toMicrons(isUpright ? y : z)));
    const depth = Math.max(...layout.pieces.map((piece) => piece.depth));
    expect([Math.min(...across), Math.max(...across)]).toEqual(level === 'top' ? [-depth, 0] : [0, depth]);
  });

  it('says the plan, its address and the surface of each piece', async () => {
    const text = await ifcOf(of);
    const { pieces } = readModel(text);
    for (const { properties, materials } of pieces) {
      expect(properties).toMatchObject({ Reference: planCode(of.plan, of.values) });
      expect(materials).toEqual([expect.stringMatching(/Nr\. 01 Weiss fein, geschliffen$/u)]);
    }
    const instances = [...readStep(text).values()];
    const [document] = instances.filter(({ entity }) => entity === 'IFCDOCUMENTREFERENCE');
    expect(document?.attributes.slice(0, 2)).toEqual([of.address, planCode(of.plan, of.values)]);
    const [relation] = instances.filter(({ entity }) => entity === 'IFCRELASSOCIATESDOCUMENT');
    expect(relation?.attributes[4]).toHaveLength(pieces.length + (plans[product].element.whole ? 1 : 0));
  });
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const ids = async (of: PlannedProduct) => readModel(await ifcOf(of)).pieces.map(({ guid }) => guid);
const toMicrons = (millimetres: number) => Math.round(millimetres * 1000) / 1000 + 0;

describe('a model', () => {
  it('is in millimetres, square and cubic metres, and kilograms', async () => {
    expect(readModel(await ifcOf(planned('flooring'))).units).toEqual([
      'LENGTHUNIT MILLI METRE',
      'AREAUNIT SQUARE_METRE',
      'VOLUMEUNIT CUBIC_METRE',
      'PLANEANGLEUNIT RADIAN',
      'MASSUNIT KILO GRAM',
    ]);
  });

  it('is the same for the same plan but for its time, and names its program', async () => {
    const of = planned('outdoorStairs');
    const [first, later] = [await ifcOf(of), await planIfc(of, new Date('2027-01-02T03:04:05Z'))];
    expect(await ifcOf(of)).toBe(first);
    expect(later.replace('2027-01-02T03:04:05', '2026-11-28T08:15:30')).toBe(first);
    expect(first).toMatch(/^FILE_NAME\('[^']+','2026-11-28T08:15:30',\('Werk'\),\('Werk'\),'Werkstein-Planer/mu);
  });

  it('shares no id with another plan, nor with an equal one of another name or surface', async () => {
    const models = await Promise.all(
      [
        ...productIds.map((product) => planned(product)),
        planned('outdoorStairs', { steps: 6 }),
        planned('outdoorStairs', {}, surfaces[5]?.recipe),
        { ...planned('outdoorStairs'), recipe: undefined },
        ...['Terrasse Nord', 'Terrasse Süd'].map((name) => ({ ...planned('outdoorPaving'), name })),
      ].map(ifcOf),
    );
    const all = models.flatMap((model) => Array.from(model.matchAll(/=IFC\w+\('([\w$]{22})',/gu), ([, id]) => id));
    expect(all.length).toBeGreaterThan(900);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(productIds)('of a named plan of %s keeps the ids of what stays in its place', async (product) => {
    const of = { ...planned(product), name: 'Haus Keller' };
    const { thickness } = of.plan.parameters;
    const step = thickness?.kind === 'number' ? thickness.step : 0;
    const thicker = { ...of, values: { ...of.values, thickness: (of.values['thickness'] ?? 0) + step } };
    const kept = await ids(of);
    expect(new Set(await ids({ ...of, recipe: surfaces[5]?.recipe }))).toEqual(new Set(kept));
    const after = new Set(await ids(thicker));
    // Risers are lower below a thicker tread.
    expect(kept.filter((id) => !after.has(id)).length).toBe(product === 'indoorStairs' ? 9 : 0);
  });

  it('lays out what is made several times side by side, none in another', async () => {
    const { pieces } = readModel(await ifcOf(planned('windowSills', { count: 23 })));
    expect(pieces).toHaveLength(23);
    const spans = pieces.map(({ corners }) => [boxOf(corners.map(([x, y]) => [x, y]))] as const);
    for (const [index, [a]] of spans.entries())
      for (const [b] of spans.slice(index + 1))
        expect(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]).toBe(true);
  });

  it('bears the name that a visitor gave the plan', async () => {
    const instances = readStep(await ifcOf({ ...planned('windowSills'), name: 'Haus Keller' }));
    const [project] = [...instances.values()].filter(({ entity }) => entity === 'IFCPROJECT');
    expect(project?.attributes[2]).toBe('Plan Aussentreppen, Haus Keller');
  });

  it('says that the surface is open, and marks cut pieces', async () => {
    const { pieces } = readModel(await ifcOf({ ...planned('wallCladding'), recipe: undefined }));
    expect(pieces[0]?.materials).toEqual(['Betonwerkstein, Oberfläche noch offen']);
    expect(pieces.filter(({ name }) => name.startsWith('Passstück'))).toHaveLength(16);
  });
});
