import type { Drawing, Entity, HatchMaterial, Point } from '../drafting/drawing.ts';
import { measureOf } from '../drafting/measures.ts';
import { arrow, breakLine, cutAway, finished, labelColumn, seen } from '../drafting/parts.ts';
import { layers, type BedId } from '../facts/layers.ts';
import type { LengthRange } from '../facts/technical-fact.ts';
import { rectangle } from '../plans/layout.ts';
import { facts as flooring } from '../products/flooring/facts.ts';
import { facts as outdoorPaving } from '../products/outdoor-paving/facts.ts';
import { beddingWords as words } from './words.ts';

const SCALE = 5;

/** Example geometry in millimetres. */
const WIDTH = 190;
const JOINT = { from: 118, to: 124 };
const CHAMFER = 3;
const SUBSTRATE = 60;
/** Where the water of the arrows runs. */
const WATER = { above: 22, inside: 12 };

interface Bedding {
  readonly title: string;
  /** Thickness of the product that the slabs are. */
  readonly slab: LengthRange;
  /** The bed, and the thickness that is drawn. */
  readonly bed: readonly [id: BedId, thickness: number];
  /** Undefined where the bed is too thin for a hatch. */
  readonly hatch: HatchMaterial | undefined;
  readonly substrate: readonly [material: HatchMaterial, label: string];
  readonly joint: string;
  readonly joints: HatchMaterial | 'filled';
  /** A skin on the slabs' backs, such as the bonding layer. */
  readonly back?: string;
  /** A skin on the substrate, such as a sealing. */
  readonly skin?: string;
  /** Water runs through the joint into the bed. */
  readonly drains?: true;
}

/** Two slabs with their joint on a bed: one method of laying. */
function draw({
  title,
  slab: slabRange,
  bed: [bedId, thickness],
  hatch,
  substrate: [below, belowLabel],
  joint,
  joints,
  back,
  skin,
  drains,
}: Bedding): Drawing {
  const slab = measureOf(slabRange);
  const bed = measureOf(layers[bedId], undefined, thickness);
  const underSlab = -slab.value;
  const underBed = underSlab - bed.value;
  const foot = underBed - SUBSTRATE;
  const bedOutline = rectangle(0, underBed, WIDTH, underSlab);
  const jointOutline = rectangle(JOINT.from, underSlab, JOINT.to, -CHAMFER);
  const slabs: readonly (readonly Point[])[] = [
    [
      [0, underSlab],
      [JOINT.from, underSlab],
      [JOINT.from, -CHAMFER],
      [JOINT.from - CHAMFER, 0],
      [0, 0],
    ],
    [
      [WIDTH, underSlab],
      [JOINT.to, underSlab],
      [JOINT.to, -CHAMFER],
      [JOINT.to + CHAMFER, 0],
      [WIDTH, 0],
    ],
  ];
  const entities: readonly Entity[] = [
    ...slabs.flatMap((outline) => cutAway('cast-stone', outline, [outline])),
    ...(joints === 'filled'
      ? [{ kind: 'solid', outline: jointOutline } as const]
      : [{ kind: 'hatch', material: joints, outline: jointOutline } as const]),
    seen([JOINT.from, -CHAMFER], [JOINT.to, -CHAMFER]),
    ...(hatch
      ? [{ kind: 'hatch', material: hatch, outline: bedOutline } as const]
      : [{ kind: 'solid', outline: bedOutline } as const]),
    ...cutAway(below, rectangle(0, foot, WIDTH, underBed), [
      [
        [0, underBed],
        [WIDTH, underBed],
      ],
    ]),
    ...(back ? [skinAt(underSlab - 1.6, underSlab)] : []),
    ...(skin ? [skinAt(underBed - 2.4, underBed)] : []),
    ...(drains ? water(underBed) : []),
    breakLine([0, foot], [0, 0], SCALE),
    breakLine([WIDTH, foot], [WIDTH, 0], SCALE),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -24,
      edge: 0,
      stops: [underBed, underSlab, 0],
      texts: [bed.text, slab.text],
    },
    ...labelColumn({
      x: WIDTH + 22,
      side: 'right',
      bend: WIDTH + 13,
      most: 16,
      top: 30,
      scale: SCALE,
      items: [
        [joint, [(JOINT.from + JOINT.to) / 2, -CHAMFER], 26],
        [words.slab, [WIDTH - 12, underSlab / 2], underSlab / 2 + 8],
        ...(back ? ([[back, [WIDTH - 16, underSlab - 0.8]]] as const) : []),
        [bed.name, [WIDTH - 12, (underSlab + underBed) / 2 - (back ? 6 : 0)]],
        ...(skin ? ([[skin, [WIDTH - 16, underBed - 1.2]]] as const) : []),
        [belowLabel, [WIDTH - 12, foot + 18]],
      ],
    }),
  ];
  return finished({ title, scale: SCALE, entities, measures: [slab, bed] });
}

/** A thin skin over the whole width. */
const skinAt = (bottom: number, top: number): Entity => ({ kind: 'solid', outline: rectangle(0, bottom, WIDTH, top) });

/** The way of the water: from above into the joint, and away in the bed. */
function water(underBed: number): readonly Entity[] {
  const x = (JOINT.from + JOINT.to) / 2 - 30;
  return [
    ...arrow([x, WATER.above], [x, WATER.above - 18], SCALE),
    ...arrow([x - 20, underBed + WATER.inside / 2], [x - 62, underBed + WATER.inside / 2 - 2], SCALE),
  ];
}

/** The four methods of laying, each with its own section. */
export const beddingDrawings = {
  mortarBed: draw({
    title: words.mortarBed,
    slab: flooring.thickness,
    bed: ['mortarBed', 40],
    hatch: 'mortar',
    substrate: ['concrete', words.screed],
    joint: words.mortarJoint,
    joints: 'mortar',
    back: words.bond,
  }),
  gritBed: draw({
    title: words.gritBed,
    slab: outdoorPaving.thickness,
    bed: ['gritBed', 35],
    hatch: 'grit',
    substrate: ['gravel', words.bearing],
    joint: words.sandJoint,
    joints: 'mortar',
    drains: true,
  }),
  adhesive: draw({
    title: words.adhesive,
    slab: flooring.thickness,
    bed: ['adhesive', 5],
    hatch: undefined,
    substrate: ['concrete', words.screed],
    joint: words.mortarJoint,
    joints: 'mortar',
  }),
  drainageMortar: draw({
    title: words.drainageMortar,
    slab: outdoorPaving.thickness,
    bed: ['drainageMortar', 25],
    hatch: 'gravel',
    substrate: ['concrete', words.structure],
    joint: words.drainJoint,
    joints: 'grit',
    skin: words.sealing,
    drains: true,
  }),
};
