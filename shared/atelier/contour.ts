import type { Packing } from './packed.ts';

/** The outline of a stone by its edges. Lengths in mm. */
export interface Contour {
  /** Middle, on the slab. */
  readonly x: number;
  readonly y: number;
  /** Smallest width. */
  readonly sizeMm: number;
  /** What it reaches. */
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** Of each edge: the unit vector outwards, and how far the edge is from the middle. */
  readonly outX: Float64Array;
  readonly outY: Float64Array;
  readonly away: Float64Array;
  /** Over what length two edges melt into each other. */
  readonly roundedMm: number;
}

const UM = 1000;

/** @param blunt part of the stone's width that its corners are rounded over, as a crusher or a river leaves them */
export function contourOf({ points, start, sieveUm }: Packing, stone: number, blunt: number): Contour {
  const from = start[stone]!;
  const edges = start[stone + 1]! - from;
  const [outX, outY, away] = [new Float64Array(edges), new Float64Array(edges), new Float64Array(edges)];
  let [x, y, left, right, low, high] = [0, 0, Infinity, -Infinity, Infinity, -Infinity];
  for (let corner = from; corner < from + edges; corner += 1) {
    const atX = points[2 * corner]! / UM;
    const atY = points[2 * corner + 1]! / UM;
    x += atX / edges;
    y += atY / edges;
    left = Math.min(left, atX);
    right = Math.max(right, atX);
    low = Math.min(low, atY);
    high = Math.max(high, atY);
  }
  for (let edge = 0; edge < edges; edge += 1) {
    const begin = 2 * (from + edge);
    const end = 2 * (from + ((edge + 1) % edges));
    const alongX = (points[end]! - points[begin]!) / UM;
    const alongY = (points[end + 1]! - points[begin + 1]!) / UM;
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    outX[edge] = alongY / length;
    outY[edge] = -alongX / length;
    away[edge] = outX[edge]! * (points[begin]! / UM - x) + outY[edge]! * (points[begin + 1]! / UM - y);
  }
  const sizeMm = sieveUm[stone]! / UM;
  return { x, y, sizeMm, left, right, low, high, outX, outY, away, roundedMm: sizeMm * blunt };
}

/** How far inside the contour a place is, mm; below 0 outside. @param x and y from the middle */
export function insideAt({ outX, outY, away, roundedMm }: Contour, x: number, y: number): number {
  let farthest = -Infinity;
  for (let edge = 0; edge < outX.length; edge += 1) {
    const beyond = outX[edge]! * x + outY[edge]! * y - away[edge]!;
    // The larger of two, without a kink where they are nearly equal.
    const near = roundedMm - Math.abs(beyond - farthest);
    farthest = Math.max(beyond, farthest) + (near > 0 ? (near * near) / (4 * roundedMm) : 0);
  }
  return -farthest;
}
