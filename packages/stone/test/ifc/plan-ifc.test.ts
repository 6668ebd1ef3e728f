import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../codes/recipe.ts';
import { planIfc } from '../../files/plan-ifc.ts';
import type { PlannedProduct } from '../../files/planned-product.ts';
import { surfaces } from '../../mixes/surfaces.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { productIds, plans } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';

const [surface] = surfaces;
const inks = { text: '#111111', quiet: '#222222', line: '#333333' };
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
    product: { page: product, name: 'Aussentreppen', facts: [] },
    company: { name: 'Werk', shortName: '', address: [], phones: [], email: '', inks },
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

/** The instances of a model, and those of them that are pieces. */
function instancesIn(text: string) {
  const instances = Array.from(
    text.matchAll(/^(#\d+)=(IFC\w+)\((.*)\);$/gmu),
    ([, id = '', entity = '', given = '']) => ({ id, entity, given }),
  );
  return { instances, pieces: instances.filter(({ entity }) => /^IFC(?:PLATE|MEMBER|WALL|FURNITURE)$/u.test(entity)) };
}

// Bodies, quantities and places: an independent reader in test/rehearsals/outputs.
it.each(productIds)('a model of %s has each piece as the entity that fits, and no dead reference', async (product) => {
  const { plan, values, ...of } = planned(product);
  const { instances, pieces } = instancesIn(await ifcOf({ ...of, plan, values }));
  const isAlike = (other: ProductId) => plans[other].element.whole === plan.element.whole;
  const [piece, ...wholes] = entities[product] ?? entities[productIds.find(isAlike) ?? product] ?? [];
  expect(pieces.map(({ entity }) => entity)).toEqual(
    Array.from({ length: quantitiesOf(plan, values).count }, () => piece),
  );
  const said = instances.map(({ entity, given }) => `${entity} ${/\.([A-Z_]+)\.$/u.exec(given)?.[1] ?? ''}`.trim());
  expect(said).toEqual(expect.arrayContaining(wholes));
  const ids = new Set(instances.map(({ id }) => id));
  const referred = instances.flatMap(({ given }) => given.replaceAll(/'(?:[^']|'')*'/gu, '').match(/#\d+/gu) ?? []);
  expect(referred.filter((id) => !ids.has(id))).toEqual([]);
});

describe('a model', () => {
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
});
