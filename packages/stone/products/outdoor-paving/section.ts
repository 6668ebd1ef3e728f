import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf, type Measure } from '../../drafting/measures.ts';
import { arrow, breakLine, cutAway, finished, labelColumn, seen } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { layers, pavingLayerIds } from '../../facts/layers.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { facts } from './facts.ts';
import { bedOf, plan } from './plan.ts';

const words = {
  slab: 'Platte mit Vorsatz, gefaste Kante',
  fall: 'Gefälle mindestens 1.5\u00a0%',
  bound: 'gebunden',
  toSize: 'zu bemessen',
  ground: 'Baugrund',
  datum: '±0.00 ist Oberkante Belag.',
} as const;

/** What each bed brings with it. */
const beds = {
  gritBed: { title: 'Schnitt durch einen Plattenbelag im Splittbett', joint: 'Sandfuge', material: 'grit' },
  drainageMortar: { title: 'Schnitt durch einen Plattenbelag in Drainmörtel', joint: 'Drainfuge', material: 'mortar' },
  mortarBed: { title: 'Schnitt durch einen Plattenbelag im Mörtelbett', joint: 'Mörtelfuge', material: 'mortar' },
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
  const [grit, bearing, frost] = pavingLayerIds;
  const bed = planned && bedOf(planned);
  return [
    measureOf(layers[bed?.bed ?? grit], bed?.value, DRAWN.bed),
    measureOf(layers[bearing], undefined, DRAWN.bearing),
    measureOf(layers[frost], undefined, DRAWN.frost),
  ];
}

/** Slabs in grit on the bearing layers, all with the fall of the surface. */
export function draw(planned?: Values): Drawing {
  const values = planned ?? initialValues(plan);
  const { joint = 0 } = values;
  const { title, joint: jointName, material } = beds[bedOf(values).bed];
  const isBound = material === 'mortar';
  const [jointLeft, jointRight] = [JOINT, JOINT + joint];
  const slab = measureOf(facts.thickness, planned?.thickness);
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
  const sized = ({ name, text }: Measure) => (planned ? `${name} ${text}, ${words.toSize}` : name);
  const entities: readonly Entity[] = [
    ...slabs.flatMap((outline) => cutAway('cast-stone', outline, [outline])),
    seen(at(0, FACING), at(jointLeft, FACING)),
    seen(at(jointRight, FACING), at(WIDTH, FACING)),
    seen(at(jointLeft, CHAMFER), at(jointRight, CHAMFER)),
    ...cutAway(material, layer(underSlab, underBed), boundary(underSlab)),
    ...cutAway('gravel', layer(underBed, underBearing), boundary(underBed)),
    ...cutAway('coarse-gravel', layer(underBearing, underFrost), boundary(underBearing)),
    ...cutAway('ground', layer(underFrost, underFrost + GROUND), boundary(underFrost)),
    breakLine(at(0, underFrost + GROUND), at(0, top), SCALE),
    breakLine(at(WIDTH, underFrost + GROUND), at(WIDTH, top), SCALE),
    { kind: 'level', at: at(DATUM_X, 0), text: drawingWords.datum, side: 'right' },
    { kind: 'label', at: [-60, 62], lines: [words.fall], align: 'start' },
    ...arrow([370, 62], [440, 62 - 70 * FALL], SCALE),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -50,
      edge: 0,
      // Of a plan, what it sets; the layers below are drawn with an example and sized by the ground.
      stops: (planned ? depths.slice(0, 3) : depths).map((depth) => at(0, depth)[1]).reverse(),
      texts: (planned ? [slab, bed] : [slab, bed, bearing, frost]).map(({ text }) => text).reverse(),
    },
    ...labelColumn({
      x: WIDTH + 55,
      side: 'right',
      bend: WIDTH + 35,
      most: 20,
      top: 62,
      scale: SCALE,
      items: [
        [jointName, at((jointLeft + jointRight) / 2, CHAMFER), 62],
        [words.slab, at(WIDTH - 30, 35), 12],
        [bed.name, at(WIDTH - 30, underSlab + 18)],
        [isBound ? `${sized(bearing)}, ${words.bound}` : sized(bearing), at(WIDTH - 30, underBed + 75)],
        [sized(frost), at(WIDTH - 30, underBearing + 125)],
        [words.ground, at(WIDTH - 30, underFrost + 35)],
      ],
    }),
  ];
  return finished({
    title,
    scale: SCALE,
    entities,
    measures: [slab, bed, bearing, frost],
    note: words.datum,
    isPlanned: planned !== undefined,
  });
}
