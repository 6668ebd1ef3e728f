import type { Discs } from './discs.ts';
import type { Outline } from './outline.ts';

/**
 * The bodies to be placed: polygons, then discs, which look the same as polygons once they are cut to fine stones.
 * Lengths in mm.
 */
export interface Bodies extends Discs {
  /** How far each one reaches from its middle at most. */
  readonly radius: Float64Array;
  /** Radius of a disc that takes as much room. */
  readonly even: Float64Array;
  readonly shapes: Shapes;
  /** Number of bodies, the first ones, that are not moved. */
  readonly fixed: number;
  /** Side of the square at the origin that is packed already, mm; 0 if there is none. */
  readonly packedMm: number;
}

/** Convex polygons around their middles, of the first bodies. */
interface Shapes {
  readonly count: number;
  readonly start: Uint32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Of the edge that ends in each corner: the unit vector outwards, and its distance from the middle. */
  readonly outX: Float64Array;
  readonly outY: Float64Array;
  readonly away: Float64Array;
}

/** Two bodies seen from each other: the unit vector from the one to the other, and the distance between them along it; below 0 they overlap. */
export interface Contact {
  x: number;
  y: number;
  distance: number;
  /** From the middle of the first to its side of the gap. */
  reach: number;
}

/** Of a pebble that is rounded off. */
const MOST_CORNERS = 24;

export const noContact = (): Contact => ({ x: 1, y: 0, distance: 0, reach: 0 });

/** @param draw gives the outline of each polygon, which is copied */
export function shapesOf(count: number, draw: (stone: number) => Outline): Shapes {
  const start = new Uint32Array(count + 1);
  const lists = Array.from({ length: 5 }, () => new Float64Array(count * MOST_CORNERS));
  const [x, y, outX, outY, away] = lists as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  let at = 0;
  for (let stone = 0; stone < count; stone += 1) {
    const outline = draw(stone);
    for (let corner = 0, last = outline.corners - 1; corner < outline.corners; last = corner, corner += 1, at += 1) {
      const alongX = outline.x[corner]! - outline.x[last]!;
      const alongY = outline.y[corner]! - outline.y[last]!;
      const length = Math.sqrt(alongX * alongX + alongY * alongY);
      x[at] = outline.x[corner]!;
      y[at] = outline.y[corner]!;
      outX[at] = alongY / length;
      outY[at] = -alongX / length;
      away[at] = outX[at]! * x[at]! + outY[at]! * y[at]!;
    }
    start[stone + 1] = at;
  }
  return { count, start, x, y, outX, outY, away };
}

/**
 * Two polygons, the second with its middle at (`toX`, `toY`) from the first's, by the edge that parts them best.
 * @param enough the search ends at a distance above this, which is of no use to the caller then
 */
export function polygonContact(
  shapes: Shapes,
  first: number,
  second: number,
  toX: number,
  toY: number,
  enough: number,
  contact: Contact,
): void {
  contact.distance = -Infinity;
  if (partedBy(shapes, first, second, toX, toY, enough, contact, false)) return;
  partedBy(shapes, second, first, -toX, -toY, enough, contact, true);
}

/** Looks for an edge of `own` that parts it better from `other`. @returns whether that is enough */
function partedBy(
  shapes: Shapes,
  own: number,
  other: number,
  toX: number,
  toY: number,
  enough: number,
  contact: Contact,
  isTurned: boolean,
): boolean {
  const { start, x, y, outX, outY, away } = shapes;
  const from = start[other]!;
  const to = start[other + 1]!;
  for (let edge = start[own]!; edge < start[own + 1]!; edge += 1) {
    const edgeX = outX[edge]!;
    const edgeY = outY[edge]!;
    const middle = edgeX * toX + edgeY * toY - away[edge]!;
    if (middle < contact.distance) continue;
    let nearest = Infinity;
    for (let corner = from; corner < to; corner += 1) {
      const along = edgeX * x[corner]! + edgeY * y[corner]!;
      if (along < nearest) nearest = along;
    }
    const distance = middle + nearest;
    if (distance <= contact.distance) continue;
    contact.distance = distance;
    contact.x = isTurned ? -edgeX : edgeX;
    contact.y = isTurned ? -edgeY : edgeY;
    contact.reach = isTurned ? -nearest : away[edge]!;
    if (distance > enough) return true;
  }
  return false;
}

/**
 * A polygon and a point at (`toX`, `toY`) from its middle, by the line that touches the polygon where it is nearest to the point.
 * @param enough the search ends at a distance above this, which is of no use to the caller then
 */
export function pointContact(
  { start, x, y, outX, outY, away }: Shapes,
  polygon: number,
  toX: number,
  toY: number,
  enough: number,
  contact: Contact,
): void {
  const from = start[polygon]!;
  const to = start[polygon + 1]!;
  contact.distance = -Infinity;
  let best = from;
  for (let edge = from; edge < to; edge += 1) {
    const distance = outX[edge]! * toX + outY[edge]! * toY - away[edge]!;
    if (distance <= contact.distance) continue;
    contact.distance = distance;
    best = edge;
    if (distance > enough) return;
  }
  contact.x = outX[best]!;
  contact.y = outY[best]!;
  contact.reach = away[best]!;
  if (contact.distance <= 0) return;
  // Beside the edge, one of its ends is nearest: the line through it is perpendicular to the way to the point.
  const before = best === from ? to - 1 : best - 1;
  const alongX = -outY[best]!;
  const alongY = outX[best]!;
  const past = alongX * (toX - x[best]!) + alongY * (toY - y[best]!);
  const short = alongX * (toX - x[before]!) + alongY * (toY - y[before]!);
  if (past <= 0 && short >= 0) return;
  const corner = past > 0 ? best : before;
  const wayX = toX - x[corner]!;
  const wayY = toY - y[corner]!;
  const way = Math.sqrt(wayX * wayX + wayY * wayY);
  contact.x = wayX / way;
  contact.y = wayY / way;
  let reach = -Infinity;
  for (let other = from; other < to; other += 1) reach = Math.max(reach, contact.x * x[other]! + contact.y * y[other]!);
  contact.reach = reach;
  contact.distance = contact.x * toX + contact.y * toY - reach;
}
