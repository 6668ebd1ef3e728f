import { photoDrawingWords as words } from '../../content/photo-drawings.ts';
import type { Drawing, Entity, Point } from '../drafting/drawing.ts';
import { extentsOf, rectangle, seen, seenOutline } from '../drafting/parts.ts';

/** A picture of 4 : 3, in millimetres on paper. */
const WIDTH = 60;
const HEIGHT = 45;
const SCALE = 1;

/** The broken edge of a slab, around the origin. */
const SPALL: readonly Point[] = [
  [-7, 0],
  [-5, -2.6],
  [-2.2, -3.4],
  [0.4, -5],
  [3, -3.8],
  [5, -3.1],
  [6.6, 0],
];

const placed = (points: readonly Point[], [x, y]: Point, size: number, turn = 0): readonly Point[] =>
  points.map(([dx, dy]) => [
    x + size * (dx * Math.cos(turn) - dy * Math.sin(turn)),
    y + size * (dx * Math.sin(turn) + dy * Math.cos(turn)),
  ]);

const frame: Entity = { kind: 'polyline', layer: 'cut', points: rectangle(0, 0, WIDTH, HEIGHT), closed: true };
const ring = (centre: Point, radius: number): Entity => ({
  kind: 'arc',
  layer: 'axis',
  centre,
  radius,
  from: 0,
  to: 360,
});

/** The floors of the broken shell: lines inside the spall, on the side away from the light. */
const shell = (at: Point, size: number): readonly Entity[] => [
  seen(...placed(SPALL, at, size)),
  seen(
    ...placed(
      [
        [-4.6, -1],
        [-2, -2],
        [0.6, -3.2],
        [3.2, -2.2],
        [4.6, -1],
      ],
      at,
      size,
    ),
  ),
];

/** Courses of slabs in a third of the frame each, with the spall at a joint. */
const field: readonly Entity[] = [
  seen([0, 15], [WIDTH, 15]),
  seen([0, 30], [WIDTH, 30]),
  ...[
    [20, 0, 15],
    [46, 0, 15],
    [8, 15, 30],
    [34, 15, 30],
    [20, 30, HEIGHT],
    [46, 30, HEIGHT],
  ].map(([x = 0, from = 0, to = 0]) => seen([x, from], [x, to])),
  ...shell([38, 15], 0.5),
  ring([38, 14], 6),
];

const RULE = rectangle(10, 4, 52, 11);

/** Two slabs from close by: the joint, the spall, and a rule with centimetres. */
const near: readonly Entity[] = [
  seen([0, 32], [WIDTH, 32]),
  seen([0, 30], [WIDTH, 30]),
  ...shell([30, 30], 1.9),
  seenOutline(RULE),
  ...Array.from({ length: 20 }, (_, tick) =>
    seen([12 + 2 * tick, 11], [12 + 2 * tick, 11 - (tick % 5 === 0 ? 3.6 : 1.8)]),
  ),
  { kind: 'hatch', material: 'cast-stone', outline: rectangle(1, 33, WIDTH - 1, HEIGHT - 1) },
  {
    kind: 'hatch',
    material: 'cast-stone',
    outline: rectangle(1, 1, WIDTH - 1, 30),
    islands: [placed(SPALL, [30, 30], 1.9), RULE],
  },
];

/** The spall alone, larger than the picture. */
const withoutScale: readonly Entity[] = [
  ...shell([30, HEIGHT], 4.1),
  {
    kind: 'hatch',
    material: 'cast-stone',
    outline: rectangle(1, 1, WIDTH - 1, HEIGHT - 1),
    islands: [placed(SPALL, [30, HEIGHT], 4.1)],
  },
];

/** The same view again and again, a little turned and moved. */
const blurred: readonly Entity[] = [-0.06, 0, 0.06, 0.12].flatMap((turn, index) => [
  seen(
    ...placed(
      [
        [-24, 0],
        [24, 0],
      ],
      [30 + index * 0.8, 27 + index],
      1,
      turn,
    ),
  ),
  seen(...placed(SPALL, [31 + index * 1.1, 27 + index], 1.7, turn)),
]);

function draw(
  { title, text }: { readonly title: string; readonly text: string },
  entities: readonly Entity[],
): Drawing {
  const drawn = [frame, ...entities];
  return {
    title,
    scale: SCALE,
    isSketch: true,
    extents: extentsOf(drawn, SCALE),
    entities: drawn,
    note: text,
    summary: text,
  };
}

/** Strokes that cross a picture out. */
const crossedOut: readonly Entity[] = [seen([0, 0], [WIDTH, HEIGHT]), seen([0, HEIGHT], [WIDTH, 0])];

/** Two photos of a defect that help, and two that don't. */
export const photoDrawings = {
  photoWhole: draw(words.whole, field),
  photoNear: draw(words.near, near),
  photoWithoutScale: draw(words.withoutScale, [...withoutScale, ...crossedOut]),
  photoBlurred: draw(words.blurred, [...blurred, ...crossedOut]),
};
