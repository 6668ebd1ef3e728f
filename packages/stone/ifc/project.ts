import { axes, placed, rooted, type Model } from './model.ts';
import { derived, enumerated, integer, type StepRef } from './step-file.ts';
import { ifcWords as words } from './words.ts';

/** The frame of a model, down to the storey that its elements are in. */
export interface Frame {
  /** Of all bodies. */
  readonly context: StepRef;
  readonly storey: StepRef;
  /** Of the storey: what the places of its elements are measured from. */
  readonly place: StepRef;
}

/** Coordinates closer than this are one, in millimetres. */
const PRECISION = 1e-5;

/** Project, site, building and storey, in millimetres, square and cubic metres, and kilograms. @param origin x of the layout's origin, in millimetres, as in its CAD file */
export function writeProject(model: Model, name: string, description: string, origin: number): Frame {
  const { step } = model;
  const whole = step.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    null,
    'Model',
    integer(3),
    PRECISION,
    axes(model, [0, 0, 0]),
    null,
  );
  const context = step.add(
    'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
    'Body',
    'Model',
    derived,
    derived,
    derived,
    derived,
    whole,
    null,
    enumerated('MODEL_VIEW'),
    null,
  );
  const project = rooted(
    model,
    ['project'],
    'IFCPROJECT',
    name,
    description,
    null,
    null,
    null,
    [whole],
    writeUnits(model),
  );
  const sitePlace = placed(model, null, [origin, 0, 0]);
  const buildingPlace = placed(model, sitePlace);
  const place = placed(model, buildingPlace);
  const element = enumerated('ELEMENT');
  const site = rooted(
    model,
    ['site'],
    'IFCSITE',
    words.site,
    null,
    null,
    sitePlace,
    null,
    null,
    element,
    null,
    null,
    null,
    null,
    null,
  );
  const building = rooted(
    model,
    ['building'],
    'IFCBUILDING',
    words.building,
    null,
    null,
    buildingPlace,
    null,
    null,
    element,
    null,
    null,
    null,
  );
  const storey = rooted(
    model,
    ['storey'],
    'IFCBUILDINGSTOREY',
    words.storey,
    null,
    null,
    place,
    null,
    null,
    element,
    0,
  );
  const levels = [project, site, building, storey];
  for (const [index, below] of levels.slice(1).entries()) {
    const above = levels[index];
    if (above) rooted(model, ['frame', index], 'IFCRELAGGREGATES', null, null, above, [below]);
  }
  return { context, storey, place };
}

function writeUnits({ step }: Model): StepRef {
  const unit = (kind: string, prefix: string | null, name: string) =>
    step.add('IFCSIUNIT', derived, enumerated(kind), prefix && enumerated(prefix), enumerated(name));
  const kilogram = unit('MASSUNIT', 'KILO', 'GRAM');
  const metre = step.add('IFCSIUNIT', derived, enumerated('LENGTHUNIT'), null, enumerated('METRE'));
  const density = step.add(
    'IFCDERIVEDUNIT',
    [step.add('IFCDERIVEDUNITELEMENT', kilogram, integer(1)), step.add('IFCDERIVEDUNITELEMENT', metre, integer(-3))],
    enumerated('MASSDENSITYUNIT'),
    null,
  );
  return step.add('IFCUNITASSIGNMENT', [
    unit('LENGTHUNIT', 'MILLI', 'METRE'),
    unit('AREAUNIT', null, 'SQUARE_METRE'),
    unit('VOLUMEUNIT', null, 'CUBIC_METRE'),
    unit('PLANEANGLEUNIT', null, 'RADIAN'),
    kilogram,
    density,
  ]);
}
