import { pavingLayerNames } from '../../../content/layers.ts';
import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { factMeasure, layerMeasure, type Measure } from '../../drafting/measures.ts';
import { arrow, breakLine, cutAway, finished, labelColumn, seen } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { facts } from './facts.ts';
import { plan } from './plan.ts';

const words = {
  title: 'Schnitt durch einen Plattenbelag im Splittbett',
  slab: 'Platte mit Vorsatz, gefaste Kante',
  joint: 'Sandfuge',
  ground: 'Baugrund',
  datum: '±0.00 ist Oberkante Belag.',
} as const;

const SCALE = 10;

/** Example geometry in millimetres: what the section shows beside the layers. */
const WIDTH = 420;
/** Left edge of the joint. */
const JOINT = 300;
const CHAMFER = 5;
const FACING = 18;
const GROUND = 70;
const FALL = 0.02;
/** Thickness of the layers below the slabs. */
const DRAWN = { bed: 35, bearing: 150, frost: 250 };
/** Where the surface is at the datum. */
const DATUM_X = 50;

/** The layers below the slabs, from the top. */
function below(planned?: Values): readonly [Measure, Measure, Measure] {
  const [bed, bearing, frost] = pavingLayerNames;
  return [
    layerMeasure(bed, DRAWN.bed, planned?.bed),
    layerMeasure(bearing, DRAWN.bearing),
    layerMeasure(frost, DRAWN.frost),
  ];
}

/** Slabs in grit on the bearing layers, all with the fall of the surface. */
export function draw(planned?: Values): Drawing {
  const { joint = 0 } = planned ?? initialValues(plan);
  const [jointLeft, jointRight] = [JOINT, JOINT + joint];
  const slab = factMeasure(facts, 'Dicke', planned?.thickness);
  const [bed, bearing, frost] = below(planned);

  const at = (x: number, depth: number): Point => [x, (DATUM_X - x) * FALL - depth];
  const depths = [
    0,
    slab.value,
    slab.value + bed.value,
    slab.value + bed.value + bearing.value,
    slab.value + bed.value + bearing.value + frost.value,
  ];
  const [top = 0, underSlab = 0, underBed = 0, underBearing = 0, underFrost = 0] = depths;
  const layer = (from: number, to: number) => [at(0, to), at(WIDTH, to), at(WIDTH, from), at(0, from)];
  const boundary = (depth: number) => [[at(0, depth), at(WIDTH, depth)]];
  const slabs: readonly (readonly Point[])[] = [
    [at(0, underSlab), at(jointLeft, underSlab), at(jointLeft, CHAMFER), at(jointLeft - CHAMFER, top), at(0, top)],
    [
      at(WIDTH, underSlab),
      at(jointRight, underSlab),
      at(jointRight, CHAMFER),
      at(jointRight + CHAMFER, top),
      at(WIDTH, top),
    ],
  ];
  const entities: readonly Entity[] = [
    ...slabs.flatMap((outline) => cutAway('cast-stone', outline, [outline])),
    seen(at(0, FACING), at(jointLeft, FACING)),
    seen(at(jointRight, FACING), at(WIDTH, FACING)),
    seen(at(jointLeft, CHAMFER), at(jointRight, CHAMFER)),
    ...cutAway('grit', layer(underSlab, underBed), boundary(underSlab)),
    ...cutAway('gravel', layer(underBed, underBearing), boundary(underBed)),
    ...cutAway('coarse-gravel', layer(underBearing, underFrost), boundary(underBearing)),
    ...cutAway('ground', layer(underFrost, underFrost + GROUND), boundary(underFrost)),
    breakLine(at(0, underFrost + GROUND), at(0, top), SCALE),
    breakLine(at(WIDTH, underFrost + GROUND), at(WIDTH, top), SCALE),
    { kind: 'level', at: at(DATUM_X, 0), text: drawingWords.datum, side: 'right' },
    { kind: 'label', at: [0, 62], lines: [drawingWords.fall], align: 'start' },
    ...arrow([130, 62], [250, 62 - 120 * FALL], SCALE),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -50,
      edge: 0,
      stops: depths.map((depth) => at(0, depth)[1]).toReversed(),
      texts: [slab, bed, bearing, frost].map(({ text }) => text).toReversed(),
    },
    ...labelColumn({
      x: WIDTH + 55,
      side: 'right',
      bend: WIDTH + 35,
      most: 20,
      top: 62,
      scale: SCALE,
      items: [
        [words.joint, at((jointLeft + jointRight) / 2, CHAMFER), 62],
        [words.slab, at(WIDTH - 30, 35), 12],
        [bed.name, at(WIDTH - 30, underSlab + 18)],
        [bearing.name, at(WIDTH - 30, underBed + 75)],
        [frost.name, at(WIDTH - 30, underBearing + 125)],
        [words.ground, at(WIDTH - 30, underFrost + 35)],
      ],
    }),
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [slab, bed, bearing, frost],
    note: words.datum,
    isPlanned: planned !== undefined,
  });
}
