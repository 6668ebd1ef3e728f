import type { Packing } from '../../stones/packed.ts';

/** Measures stones in whole micrometres: products of coordinates on a slab stay below 2⁵³, so that every sign is exact. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cornersOf({ start, points }: Packing, stone: number): readonly Point[] {
  return Array.from({ length: start[stone + 1]! - start[stone]! }, (_, corner) => {
    const at = 2 * (start[stone]! + corner);
    return { x: points[at]!, y: points[at + 1]! };
  });
}

const cross = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const edgesOf = (corners: readonly Point[]) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);

/** µm² */
export const areaOf = (corners: readonly Point[]): number =>
  edgesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** The widest strip that parts two convex polygons, µm; 0 or below if they touch or overlap. */
function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  const best = (own: readonly Point[], others: readonly Point[]) =>
    Math.max(
      ...edgesOf(own).map(
        ([a, b]) => -Math.max(...others.map((corner) => cross(a, b, corner))) / Math.hypot(b.x - a.x, b.y - a.y),
      ),
    );
  return Math.max(best(one, other), best(other, one));
}

/** Further than this from each other, stones are not measured, µm. */
const FAR = 500;
/** No stone reaches farther over the edge of the square, µm. */
const REACH = 20_000;

/** Of each stone, the gap to the one that is nearest to it, µm, or FAR. The square repeats: what is at its left and lower edge is beyond the others, too. */
export function gapsOf(packing: Packing): Float64Array {
  const gaps = new Float64Array(packing.count).fill(FAR);
  const side = packing.sideMm * 1000;
  const placed = Array.from({ length: packing.count }, (_, stone) => stone)
    .flatMap((stone) => [0, side].flatMap((right) => [0, side].map((up) => placedAt(packing, stone, right, up))))
    .filter(({ left, low }) => left < side + REACH && low < side + REACH)
    .toSorted((one, other) => one.left - other.left);
  placed.forEach((one, index) => {
    for (let next = index + 1; next < placed.length && placed[next]!.left - one.right <= FAR; next += 1) {
      const other = placed[next]!;
      if (other.low - one.high > FAR || one.low - other.high > FAR) continue;
      const gap = gapBetween(one.corners, other.corners);
      for (const { stone } of [one, other]) gaps[stone] = Math.min(gaps[stone]!, gap);
    }
  });
  return gaps;
}

/** A stone moved by so many micrometres, with the box around it. */
function placedAt(packing: Packing, stone: number, right: number, up: number) {
  const corners = cornersOf(packing, stone).map(({ x, y }) => ({ x: x + right, y: y + up }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    stone,
    corners,
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  };
}
