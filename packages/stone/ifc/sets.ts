import { finishNames } from '../codes/materials.ts';
import { planCode } from '../codes/plan-code.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import { places } from '../facts/uses.ts';
import { surfaces } from '../mixes/surfaces.ts';
import { finishOfPlan } from '../plans/checks.ts';
import { valueTexts } from '../plans/figures.ts';
import { areaOf } from '../plans/layout.ts';
import { mixSummary } from '../stones/words.ts';
import type { ElementKind } from './elements.ts';
import type { GuidKey } from './guids.ts';
import { rooted, type Model, type ModelledPlan } from './model.ts';
import type { LaidPosition } from './positions.ts';
import { enumerated, typed, type StepRef, type StepValue } from './step-file.ts';
import { ifcWords as words } from './words.ts';

/** Tells the relation of a set from the set. */
const RELATION = 1;

type Properties = Readonly<Record<string, StepValue | undefined>>;

/** A set of properties that has those which are known. */
export const propertySet = (model: Model, key: GuidKey, name: string, properties: Properties): StepRef =>
  rooted(
    model,
    key,
    'IFCPROPERTYSET',
    name,
    null,
    Object.entries(properties).flatMap(([property, value]) =>
      value === undefined ? [] : [model.step.add('IFCPROPERTYSINGLEVALUE', property, null, value, null)],
    ),
  );

const label = (text: string | undefined) => (text === undefined ? undefined : typed('IFCLABEL', text));
const text = (long: string) => typed('IFCTEXT', long);

/** What is true of all pieces: which plan, and which surface. */
export function planSet(model: Model, { plan, values, recipe, address, hint }: ModelledPlan): StepRef {
  const { properties } = words;
  const code = recipe && recipeCode(recipe);
  const finish = recipe?.finish ?? finishOfPlan(plan, values);
  return propertySet(model, ['planSet'], words.planSet, {
    [properties.code]: label(planCode(plan, values)),
    [properties.address]: text(address),
    [properties.values]: text(valueTexts(plan, values).join(', ')),
    [properties.surface]: text(recipe ? mixSummary(recipe) : words.open),
    [properties.surfaceNumber]: label(surfaces.find((surface) => surface.code === code)?.number),
    [properties.finish]: label(finish && finishNames[finish]),
    [properties.recipe]: label(code),
    [properties.hint]: text(hint),
  });
}

const length = (value: number) => typed('IFCPOSITIVELENGTHMEASURE', value);

/** What is true of the pieces of one size. */
export const pieceSet = (model: Model, { piece, isCut }: LaidPosition): StepRef =>
  propertySet(model, ['pieceSet', piece.position], words.pieceSet, {
    [words.properties.position]: typed('IFCINTEGER', { token: String(piece.position) }),
    [words.properties.cut]: typed('IFCBOOLEAN', enumerated(isCut ? 'T' : 'F')),
    [words.properties.length]: length(piece.length),
    [words.properties.width]: length(piece.width),
    [words.properties.height]: length(piece.height),
  });

const UNIT_ENTITIES = {
  mm: 'IFCQUANTITYLENGTH',
  'm²': 'IFCQUANTITYAREA',
  'm³': 'IFCQUANTITYVOLUME',
  kg: 'IFCQUANTITYWEIGHT',
} as const;

/** A quantity with its unit, by its name. */
type Quantities = Readonly<Record<string, readonly [value: number, unit: keyof typeof UNIT_ENTITIES]>>;

export const quantitySet = (model: Model, key: GuidKey, name: string, quantities: Quantities): StepRef =>
  rooted(
    model,
    key,
    'IFCELEMENTQUANTITY',
    name,
    null,
    null,
    Object.entries(quantities).map(([quantity, [value, unit]]) =>
      model.step.add(UNIT_ENTITIES[unit], quantity, null, null, value, null),
    ),
  );

/** The base quantities of a piece, as IFC 4 names them for its entity. There are none for furniture. */
export function pieceQuantities(model: Model, { piece: { entity } }: ElementKind, position: LaidPosition): StepRef {
  const { piece, outline } = position;
  const { length: long, width, height, volume, weight } = piece;
  const key: GuidKey = ['pieceQuantities', piece.position];
  const face = areaOf(outline) / 1e6;
  const bulk: Quantities = {
    GrossVolume: [volume, 'm³'],
    NetVolume: [volume, 'm³'],
    GrossWeight: [weight, 'kg'],
    NetWeight: [weight, 'kg'],
  };
  switch (entity) {
    case 'IFCPLATE':
      return quantitySet(model, key, 'Qto_PlateBaseQuantities', {
        Width: [height, 'mm'],
        GrossArea: [face, 'm²'],
        NetArea: [face, 'm²'],
        ...bulk,
      });
    case 'IFCMEMBER':
      return quantitySet(model, key, 'Qto_MemberBaseQuantities', {
        Length: [long, 'mm'],
        CrossSectionArea: [face, 'm²'],
        ...bulk,
      });
    case 'IFCWALL':
      return quantitySet(model, key, 'Qto_WallBaseQuantities', {
        Length: [long, 'mm'],
        Width: [width, 'mm'],
        Height: [height, 'mm'],
        GrossSideArea: [(long * height) / 1e6, 'm²'],
        NetSideArea: [(long * height) / 1e6, 'm²'],
        ...bulk,
      });
    case 'IFCFURNITURE':
      return quantitySet(model, key, words.quantitySet, {
        [words.properties.volume]: [volume, 'm³'],
        [words.properties.weight]: [weight, 'kg'],
      });
  }
}

/** Gives things a set of properties or quantities. @param key of the set: the relation follows it */
export const define = (model: Model, [kind, first]: GuidKey, of: readonly StepRef[], set: StepRef): StepRef =>
  rooted(model, [kind, first, RELATION], 'IFCRELDEFINESBYPROPERTIES', null, null, of, set);

/** `Pset_…Common` of each entity that pieces and their wholes are. */
const COMMON = {
  IFCPLATE: 'Pset_PlateCommon',
  IFCMEMBER: 'Pset_MemberCommon',
  IFCWALL: 'Pset_WallCommon',
  IFCFURNITURE: 'Pset_FurnitureTypeCommon',
  IFCCOVERING: 'Pset_CoveringCommon',
  IFCSTAIR: 'Pset_StairCommon',
} as const;

/** What is known of every element: which plan it is of, and whether it is outdoors. Cladding and coverings carry nothing. @param number tells sets of one model apart */
export function commonSet(
  model: Model,
  { plan, values, recipe, fire }: ModelledPlan,
  entity: keyof typeof COMMON,
  number: number,
): StepRef {
  const { isOutdoors } = places[plan.place(values)];
  const finish = recipe?.finish ?? finishOfPlan(plan, values);
  const isCovering = entity === 'IFCCOVERING';
  return propertySet(model, ['commonSet', number], COMMON[entity], {
    Reference: typed('IFCIDENTIFIER', planCode(plan, values)),
    ...(entity !== 'IFCFURNITURE' && { IsExternal: boolean(isOutdoors) }),
    ...(entity === 'IFCPLATE' && { LoadBearing: boolean(false) }),
    ...(isCovering && {
      Finish: finish && typed('IFCTEXT', finishNames[finish]),
      SurfaceSpreadOfFlame: label(fire),
    }),
  });
}

const boolean = (value: boolean) => typed('IFCBOOLEAN', enumerated(value ? 'T' : 'F'));
