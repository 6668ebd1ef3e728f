/** Corners of a raised shape on a coin of radius 1 around the origin; y points down. */
type Outline = readonly (readonly [x: number, y: number])[];

/** A leaf of the wreath: its middle, the way it points (radians), half its length and half its width. */
export interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
}

/** The figure of one franc, a plain 1 with a foot. */
export const FIGURE: Outline = [
  [-0.21, -0.21],
  [-0.02, -0.4],
  [0.11, -0.4],
  [0.11, 0.26],
  [0.25, 0.26],
  [0.25, 0.38],
  [-0.22, 0.38],
  [-0.22, 0.26],
  [-0.05, 0.26],
  [-0.05, -0.2],
  [-0.14, -0.12],
];

/** Inner radius of the raised rim, radius of the ring of pearls, and that of a pearl. */
export const RIM = 0.94;
const PEARL_RING = 0.885;
export const PEARL = 0.017;
export const pearls: readonly (readonly [x: number, y: number])[] = Array.from({ length: 72 }, (_, pearl) =>
  onCircle(PEARL_RING, (pearl / 72) * 2 * Math.PI),
);

const WREATH = 0.66;
/** From the knot at the bottom up to where the branches end, radians. */
const BRANCH = { from: 0.16, to: 2.45, leaves: 11 } as const;

/** Two branches that rise from the bottom, leaves in pairs along each. */
export const leaves: readonly Leaf[] = [1, -1].flatMap((side) =>
  Array.from(
    { length: BRANCH.leaves },
    (_, place) => BRANCH.from + ((place + 0.5) / BRANCH.leaves) * (BRANCH.to - BRANCH.from),
  ).flatMap((along) =>
    [0.5, -0.5].map((spread) => {
      const angle = Math.PI / 2 - side * along;
      const [x, y] = onCircle(WREATH + 0.075 * Math.sign(spread), angle);
      return { x, y, turn: angle - (side * Math.PI) / 2 + side * spread, length: 0.115, width: 0.042 };
    }),
  ),
);

function onCircle(radius: number, angle: number): readonly [number, number] {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
