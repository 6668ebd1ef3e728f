import { stainDrawingWords } from '../../content/stain-drawings.ts';
import type { Drawing, Entity, Point } from '../drafting/drawing.ts';
import { arrow, breakLine, extentsOf, rectangle, seen, seenOutline } from '../drafting/parts.ts';

/** A piece of stone in millimetres on paper; its surface is at 0. */
const WIDTH = 64;
const DEPTH = 17;
const SCALE = 1;

interface Stain {
  readonly name: keyof typeof stainDrawingWords;
  /** The surface from left to right; flat by default. */
  readonly surface?: readonly Point[];
  /** Parts of the stone that the stain fills. */
  readonly filled?: readonly (readonly Point[])[];
  readonly entities: readonly Entity[];
  /** The point that the label names. */
  readonly at: Point;
}

const FLAT: readonly Point[] = [
  [0, 0],
  [WIDTH, 0],
];

function draw({ name, surface = FLAT, filled = [], entities, at }: Stain): Drawing {
  const { title, label } = stainDrawingWords[name];
  const drawn: readonly Entity[] = [
    {
      kind: 'hatch',
      material: 'cast-stone',
      outline: [[0, -DEPTH], [WIDTH, -DEPTH], ...surface.toReversed()],
      islands: filled,
    },
    { kind: 'polyline', layer: 'cut', points: surface },
    ...filled.map((outline): Entity => ({ kind: 'solid', outline })),
    ...entities,
    breakLine([0, -DEPTH], [0, 0], SCALE),
    breakLine([WIDTH, -DEPTH], [WIDTH, 0], SCALE),
    { kind: 'label', at: [44, 11], lines: [label], align: 'end', leader: [[46, 11], at] },
  ];
  return {
    title,
    scale: SCALE,
    isSketch: true,
    extents: extentsOf([...drawn, seen([0, -DEPTH - 1], [WIDTH, 15])], SCALE),
    entities: drawn,
    note: label,
    summary: label,
  };
}

/** A lens of liquid on the surface. */
const drop = (from: number, to: number, height: number, base = 0): readonly Point[] =>
  Array.from({ length: 13 }, (_, step): Point => [
    from + ((to - from) * step) / 12,
    base + height * Math.sin((step / 12) * Math.PI),
  ]);

const tuft = (x: number): readonly Entity[] =>
  [-1.6, -0.9, -0.2, 0.5, 1.2, 1.8].map((lean, index) =>
    seen([x + lean * 0.4, 0], [x + lean, 2.2 + (index % 3) * 0.7], [x + lean * 1.5, 3 + (index % 2)]),
  );

/** Where the relief of a rough surface is deep. */
const RELIEF: readonly Point[] = [
  [0, 0],
  [7, 0.3],
  [13, -1.2],
  [19, 0.2],
  [26, -1.4],
  [32, 0.3],
  [38, -1.2],
  [45, 0.3],
  [51, -1.3],
  [57, 0.2],
  [WIDTH, 0],
];

/** Where each kind of stain is: in the pores, on the surface, or coming from the inside. */
export const stainDrawings = {
  stainOil: draw({
    name: 'stainOil',
    filled: [
      [
        [20, 0],
        [23, -4],
        [26, -5],
        [29, -8.5],
        [33, -6.5],
        [37, -9.5],
        [41, -5.5],
        [46, -4],
        [49, 0],
      ],
    ],
    entities: [seenOutline(drop(18, 51, 2.2))],
    at: [48, -1],
  }),
  stainRust: draw({
    name: 'stainRust',
    filled: [rectangle(17, -1.2, 24, 0), rectangle(38, -1.2, 47, 0)],
    entities: [seenOutline(rectangle(24, 0, 38, 4)), seenOutline(rectangle(29.5, 4, 32.5, 8))],
    at: [43, -0.2],
  }),
  stainLime: draw({
    name: 'stainLime',
    entities: [
      {
        kind: 'solid',
        outline: [
          [14, 0],
          [18, 1],
          [23, 0.5],
          [28, 1.5],
          [34, 0.8],
          [40, 1.5],
          [47, 0.7],
          [52, 0],
        ],
      },
      ...[20, 30, 40].flatMap((x) => arrow([x, -13], [x, -3], SCALE)),
    ],
    at: [47, 0.6],
  }),
  stainMoss: draw({ name: 'stainMoss', surface: RELIEF, entities: [13, 26, 38, 51].flatMap(tuft), at: [51, 3] }),
  stainWine: draw({
    name: 'stainWine',
    surface: [
      [0, 0],
      [17, 0],
      [21, -0.9],
      [27, -1.3],
      [34, -1.1],
      [41, -1.4],
      [47, -0.8],
      [51, 0],
      [WIDTH, 0],
    ],
    filled: [
      [
        [22, -1.1],
        [27, -1.5],
        [34, -1.3],
        [41, -1.6],
        [46, -1.1],
        [43, -3.1],
        [36, -3.6],
        [29, -3.3],
        [25, -2.7],
      ],
    ],
    entities: [seenOutline(drop(17, 51, 2.4))],
    at: [44, -1.6],
  }),
  stainPaint: draw({
    name: 'stainPaint',
    entities: [
      {
        kind: 'solid',
        outline: [
          [14, 0],
          [14.6, 1.3],
          [30, 1.5],
          [44, 1.3],
          [53, 1.5],
          [54, 0],
        ],
      },
    ],
    at: [49, 1.3],
  }),
};
