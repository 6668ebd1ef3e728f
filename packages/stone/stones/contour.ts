import type { Packing } from './packed.ts';

/** The outline of a stone by its edges. Lengths in mm. One object is reused for all stones: a packing has ten thousands. */
interface Contour {
  /** Middle, on the slab. */
  x: number;
  y: number;
  /** Smallest width. */
  sizeMm: number;
  edges: number;
  /** Of each edge: the unit vector outwards, and how far the edge is from the middle. */
  readonly outX: Float64Array;
  readonly outY: Float64Array;
  readonly away: Float64Array;
  /** Over what length two edges melt into each other. */
  roundedMm: number;
}

const UM = 1000;
/** More edges than any stone has. */
const ROOM = 64;

const list = () => new Float64Array(ROOM);
export const emptyContour = (): Contour => ({
  x: 0,
  y: 0,
  sizeMm: 0,
  edges: 0,
  outX: list(),
  outY: list(),
  away: list(),
  roundedMm: 0,
});

/** @param blunt part of the stone's width that its corners are rounded over, as a crusher or a river leaves them */
export function fillContour(contour: Contour, { points, start, sieveUm }: Packing, stone: number, blunt: number): void {
  const { outX, outY, away } = contour;
  const from = start[stone]!;
  const edges = start[stone + 1]! - from;
  let x = 0;
  let y = 0;
  for (let corner = from; corner < from + edges; corner += 1) {
    x += points[2 * corner]! / UM / edges;
    y += points[2 * corner + 1]! / UM / edges;
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
  contour.x = x;
  contour.y = y;
  contour.edges = edges;
  contour.sizeMm = sieveUm[stone]! / UM;
  contour.roundedMm = contour.sizeMm * blunt;
}

/** How far inside the contour a place is, mm; below 0 outside. @param x and y from the middle */
export function insideAt({ edges, outX, outY, away, roundedMm }: Contour, x: number, y: number): number {
  let farthest = -Infinity;
  for (let edge = 0; edge < edges; edge += 1) {
    const beyond = outX[edge]! * x + outY[edge]! * y - away[edge]!;
    // The larger of two, without a kink where they are nearly equal.
    const near = roundedMm - Math.abs(beyond - farthest);
    farthest = Math.max(beyond, farthest) + (near > 0 ? (near * near) / (4 * roundedMm) : 0);
  }
  return -farthest;
}
