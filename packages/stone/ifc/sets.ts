import { finishNames } from '../codes/finishes.ts';
import { planCode } from '../codes/plan-code.ts';
import type { ElementKind } from '../facts/elements.ts';
import { places } from '../facts/uses.ts';
import { finishOfPlan } from '../plans/checks.ts';
import type { Piece } from '../plans/define-plan.ts';
import { areaOf } from '../plans/layout.ts';
import { quantitiesOf } from '../plans/quantities.ts';
import type { GuidKey } from './guids.ts';
import { rooted, type Model, type ModelledPlan } from './model.ts';
import type { LaidPosition } from './positions.ts';
import { enumerated, typed, type StepRef, type StepValue } from './step-file.ts';

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

/** The number of a precast piece: those with one number are alike. Furniture has it in its tag alone. */
export const pieceSet = (model: Model, { piece: { position } }: LaidPosition): StepRef =>
  propertySet(model, ['pieceSet', position], 'Pset_PrecastConcreteElementFabrication', {
    PieceMark: label(String(position)),
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
export function pieceQuantities(
  model: Model,
  { piece: { entity } }: ElementKind,
  position: LaidPosition,
): StepRef | undefined {
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
      return undefined;
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
    ...(entity === 'IFCFURNITURE' && furnitureSizes(quantitiesOf(plan, values).heaviest)),
    ...(entity === 'IFCPLATE' && { LoadBearing: boolean(false) }),
    ...(isCovering && {
      Finish: finish && typed('IFCTEXT', finishNames[finish]),
      SurfaceSpreadOfFlame: label(fire),
    }),
  });
}

const boolean = (value: boolean) => typed('IFCBOOLEAN', enumerated(value ? 'T' : 'F'));

const furnitureSizes = ({ length: long, width, height }: Piece): Properties => ({
  NominalLength: typed('IFCPOSITIVELENGTHMEASURE', long),
  NominalHeight: typed('IFCPOSITIVELENGTHMEASURE', height),
  NominalDepth: typed('IFCPOSITIVELENGTHMEASURE', width),
});
