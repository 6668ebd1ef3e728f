import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf } from '../../drafting/measures.ts';
import { breakLine, cutAway, finished, labelColumn } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { layers } from '../../facts/layers.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { plan } from './plan.ts';

const words = {
  title: 'Schnitt durch einen Bodenbelag über Bodenheizung',
  joint: 'Bewegungsfuge',
  slab: 'Platte aus Betonwerkstein',
  adhesive: 'Kleber, vollflächig',
  screed: 'Unterlagsboden mit Heizrohren',
  foil: 'Trennlage',
  insulation: 'Dämmung',
  structure: 'Betondecke',
  datum: '±0.00 ist Oberkante Belag.',
} as const;

const SCALE = 5;

/** Example geometry in millimetres. */
const WIDTH = 210;
const JOINT = { from: 120, to: 130 };
const SEALANT = 12;
const STRUCTURE = 80;
const PIPE = { radius: 8, above: 28, places: [40, 175] };

/** Slabs glued onto a heated screed; the movement joint of the screed goes through the floor. */
export function draw(planned?: Values): Drawing {
  const { screed = 0, insulation = 0 } = planned ?? initialValues(plan);
  const slab = measureOf(facts.thickness, planned?.thickness);
  const adhesive = measureOf(layers.adhesive, planned?.bed, 5);

  const underSlab = -slab.value;
  const screedTop = underSlab - adhesive.value;
  const screedFoot = screedTop - screed;
  const structureTop = screedFoot - insulation;
  const foot = structureTop - STRUCTURE;
  const pipeAt = (x: number): Point => [x, screedFoot + PIPE.above];
  const entities: readonly Entity[] = [
    ...sides(underSlab, 0).flatMap((outline) => cutAway('cast-stone', outline, [outline])),
    ...sides(screedFoot, screedTop).flatMap((outline, side) => [
      { kind: 'hatch', material: 'mortar', outline, islands: [hole(pipeAt(PIPE.places[side] ?? 0))] } as const,
      { kind: 'polyline', layer: 'cut', points: outline } as const,
    ]),
    ...PIPE.places.flatMap((x): readonly Entity[] => [
      { kind: 'arc', layer: 'cut', centre: pipeAt(x), radius: PIPE.radius, from: 0, to: 360 },
      { kind: 'arc', layer: 'view', centre: pipeAt(x), radius: PIPE.radius - 2.5, from: 0, to: 360 },
    ]),
    { kind: 'solid', outline: rectangle(JOINT.from, -SEALANT, JOINT.to, -1) },
    ...cutAway('insulation', rectangle(0, structureTop, WIDTH, screedFoot), [
      [
        [0, screedFoot],
        [WIDTH, screedFoot],
      ],
    ]),
    ...cutAway('concrete', rectangle(0, foot, WIDTH, structureTop), [
      [
        [0, structureTop],
        [WIDTH, structureTop],
      ],
    ]),
    breakLine([0, foot], [0, 0], SCALE),
    breakLine([WIDTH, foot], [WIDTH, 0], SCALE),
    breakLine([WIDTH, foot], [0, foot], SCALE),
    { kind: 'level', at: [30, 0], text: drawingWords.datum, side: 'right' },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -28,
      edge: 0,
      stops: [...(planned ? [structureTop, screedFoot] : []), screedTop, underSlab, 0],
      texts: [...(planned ? [String(insulation), String(screed)] : []), adhesive.text, slab.text],
    },
    ...labelColumn({
      x: WIDTH + 28,
      side: 'right',
      bend: WIDTH + 17,
      most: 18,
      top: 32,
      scale: SCALE,
      items: [
        [words.joint, [(JOINT.from + JOINT.to) / 2, -1], 30],
        [words.slab, [WIDTH - 14, underSlab / 2], 2],
        [words.adhesive, [WIDTH - 14, underSlab - adhesive.value / 2]],
        [words.screed, [WIDTH - 14, screedTop - 30]],
        [words.foil, [WIDTH - 14, screedFoot]],
        [words.insulation, [WIDTH - 14, screedFoot - insulation / 2]],
        [words.structure, [WIDTH - 14, structureTop - STRUCTURE / 2]],
      ],
    }),
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [slab, adhesive],
    note: words.datum,
    isPlanned: planned !== undefined,
  });
}

/** A layer left and right of the joint, from the break round the joint's face and back to the break. */
const sides = (bottom: number, top: number): readonly (readonly Point[])[] => [
  [
    [0, bottom],
    [JOINT.from, bottom],
    [JOINT.from, top],
    [0, top],
  ],
  [
    [WIDTH, bottom],
    [JOINT.to, bottom],
    [JOINT.to, top],
    [WIDTH, top],
  ],
];

/** The square around a pipe that the hatch leaves open. */
const hole = ([x, y]: Point) => rectangle(x - PIPE.radius, y - PIPE.radius, x + PIPE.radius, y + PIPE.radius);
