import type { ElementKind } from '../facts/elements.ts';
import { stepOf } from '../plans/flight.ts';
import type { Layout } from '../plans/layout.ts';
import { placed, rooted, type Model, type ModelledPlan } from './model.ts';
import type { Frame } from './project.ts';
import { define, propertySet, quantitySet } from './sets.ts';
import { enumerated, integer, typed, type StepRef } from './step-file.ts';

/** What pieces make up together. */
export interface Whole {
  readonly entity: 'IFCCOVERING' | 'IFCSTAIR';
  /** In the storey. */
  readonly element: StepRef;
  /** What its pieces are parts of. */
  readonly parent: StepRef;
  readonly place: StepRef;
}

/** A covering, or a stair with its flight. @param volume of all pieces, in m³ */
export function writeWhole(
  model: Model,
  planned: ModelledPlan,
  kind: NonNullable<ElementKind['whole']>,
  layout: Layout,
  frame: Frame,
  volume: number,
): Whole {
  return kind === 'stair'
    ? writeStair(model, planned, layout, frame, volume)
    : writeCovering(model, planned, kind, layout, frame);
}

function writeCovering(
  model: Model,
  { product }: ModelledPlan,
  kind: 'floor covering' | 'cladding',
  { pieces, field }: Layout,
  frame: Frame,
): Whole {
  const place = placed(model, frame.place);
  const predefined = enumerated(kind === 'cladding' ? 'CLADDING' : 'FLOORING');
  const element = rooted(model, ['whole'], 'IFCCOVERING', product, null, null, place, null, null, predefined);
  const area = ((field?.width ?? 0) * (field?.height ?? 0)) / 1e6;
  define(
    model,
    ['wholeQuantities'],
    [element],
    quantitySet(model, ['wholeQuantities'], 'Qto_CoveringBaseQuantities', {
      Width: [pieces[0]?.depth ?? 0, 'mm'],
      GrossArea: [area, 'm²'],
    }),
  );
  return { entity: 'IFCCOVERING', element, parent: element, place };
}

function writeStair(
  model: Model,
  { product, values }: ModelledPlan,
  layout: Layout,
  frame: Frame,
  volume: number,
): Whole {
  const place = placed(model, frame.place);
  const flightPlace = placed(model, place);
  const steps = values['steps'] ?? 0;
  const { title, rise = 0 } = layout;
  const { tread } = stepOf(layout);
  const element = rooted(
    model,
    ['whole'],
    'IFCSTAIR',
    product,
    null,
    null,
    place,
    null,
    null,
    enumerated('STRAIGHT_RUN_STAIR'),
  );
  const flight = rooted(
    model,
    ['flight'],
    'IFCSTAIRFLIGHT',
    title,
    null,
    null,
    flightPlace,
    null,
    null,
    integer(steps),
    integer(steps),
    rise,
    tread,
    enumerated('STRAIGHT'),
  );
  rooted(model, ['wholeParts', 1], 'IFCRELAGGREGATES', null, null, element, [flight]);
  define(
    model,
    ['wholeSet'],
    [flight],
    propertySet(model, ['wholeSet'], 'Pset_StairFlightCommon', {
      NumberOfRiser: typed('IFCCOUNTMEASURE', integer(steps)),
      NumberOfTreads: typed('IFCCOUNTMEASURE', integer(steps)),
      RiserHeight: typed('IFCPOSITIVELENGTHMEASURE', rise),
      TreadLength: typed('IFCPOSITIVELENGTHMEASURE', tread),
      NosingLength: values['nosing'] === undefined ? undefined : typed('IFCLENGTHMEASURE', values['nosing']),
    }),
  );
  const bulk = { GrossVolume: [volume, 'm³'], NetVolume: [volume, 'm³'] } as const;
  define(
    model,
    ['wholeQuantities'],
    [flight],
    quantitySet(model, ['wholeQuantities'], 'Qto_StairFlightBaseQuantities', bulk),
  );
  return { entity: 'IFCSTAIR', element, parent: flight, place: flightPlace };
}
