import { noContact, pointContact, polygonContact, type Bodies, type Contact } from './bodies.ts';
import { across, onto, pairsOf, type Layer } from './discs.ts';
import { areaOf, blunt, cut, emptyOutline, roundOff, simplify, smallestWidth, type Outline } from './outline.ts';
import type { Random } from './random.ts';
import { broken, drawShape, pebble } from './shapes.ts';

/** Convex polygons around the middles of their bodies, as large as their neighbours let them be, mm. None where nothing is left. */
export interface Cuts {
  /** Where the corners of each one begin; one entry more than there are bodies. Fixed ones have none. */
  readonly start: Uint32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The smallest width. */
  readonly width: Float64Array;
  readonly area: Float64Array;
}

/** Binder between two stones that press against each other, mm. */
export const GAP_MM = 0.15;
/** A broken stone has 5 to 9 corners. */
const LEAST_CORNERS = 5;
const MOST_CORNERS = 9;
/** A pebble has twice as many once it is rounded off. */
const LEAST_PEBBLE = 6;
const MOST_PEBBLE = 12;
const ROUNDING = 0.27;
/** Corners that protrude less, as a share of the square of the body's reach, are removed; rounding to micrometres would make dents of them. */
const FLAT = { broken: 0.001, pebble: 0.004 } as const;

/**
 * Cuts bodies along lines between them, so that none overlaps another; fixed ones stay whole.
 * @param layers sorted into cells by the bodies' present places
 * @param isRounded whether a body is a pebble
 */
export function cutBodies(
  bodies: Bodies,
  layers: readonly Layer[],
  isRounded: (body: number) => boolean,
  random: Random,
): Cuts {
  const count = bodies.x.length;
  const { start: first, others } = neighboursOf(bodies, layers);
  const most = 2 * MOST_PEBBLE * (count - bodies.fixed);
  const cuts = {
    start: new Uint32Array(count + 1),
    x: new Float64Array(most),
    y: new Float64Array(most),
    width: new Float64Array(count),
    area: new Float64Array(count),
  };
  const outline = emptyOutline();
  let corners = 0;
  for (let body = bodies.fixed; body < count; body += 1) {
    const rounded = isRounded(body);
    if (body < bodies.shapes.count) takeShape(outline, bodies, body);
    else drawShape(outline, rounded ? finePebble : fineBroken, bodies.radius[body]!, random);
    for (let item = first[body]!; item < first[body + 1]!; item += 1) cutFrom(outline, bodies, body, others[item]!);
    finish(outline, rounded, bodies.radius[body]!);
    if (outline.corners > 2 && !reachesInto(bodies, body, outline)) {
      cuts.width[body] = smallestWidth(outline);
      cuts.area[body] = areaOf(outline);
      for (let corner = 0; corner < outline.corners; corner += 1, corners += 1) {
        cuts.x[corners] = outline.x[corner]!;
        cuts.y[corners] = outline.y[corner]!;
      }
    }
    cuts.start[body + 1] = corners;
  }
  return cuts;
}

/** Whether an outline reaches into the square that is packed already. */
function reachesInto({ x, y, side, packedMm }: Bodies, body: number, outline: Outline): boolean {
  for (let corner = 0; corner < outline.corners; corner += 1) {
    if (onto(x[body]! + outline.x[corner]!, side) < packedMm && onto(y[body]! + outline.y[corner]!, side) < packedMm)
      return true;
  }
  return false;
}

// Fine stones get the rest of their shape from their neighbours.
const fineBroken = { ...broken, stretch: 1.3 };
const finePebble = { ...pebble, stretch: 1.3 };

function takeShape(outline: Outline, { shapes: { start, x, y } }: Bodies, body: number): void {
  const from = start[body]!;
  outline.corners = start[body + 1]! - from;
  for (let corner = 0; corner < outline.corners; corner += 1) {
    outline.x[corner] = x[from + corner]!;
    outline.y[corner] = y[from + corner]!;
  }
}

const contact = noContact();

/** Cuts one body where another is in its way. */
function cutFrom(outline: Outline, bodies: Bodies, body: number, other: number): void {
  const { x, y, even, radius, shapes, side } = bodies;
  const toX = across(x[other]! - x[body]!, side);
  const toY = across(y[other]! - y[body]!, side);
  if (body >= shapes.count && other >= shapes.count) {
    const square = toX * toX + toY * toY;
    const distance = Math.sqrt(square);
    // The line from which tangents to both discs are equally long: it divides the space between them by their size.
    const line = (square + even[body]! * even[body]! - even[other]! * even[other]!) / (2 * distance) - GAP_MM / 2;
    if (line < radius[body]!) cut(outline, toX / distance, toY / distance, line);
  } else if (body >= shapes.count) {
    pointContact(shapes, other, -toX, -toY, Infinity, contact);
    cut(outline, -contact.x, -contact.y, contact.distance - GAP_MM);
  } else if (other < shapes.count) {
    contactOf(bodies, body, other, toX, toY, contact);
    if (contact.distance >= GAP_MM) return;
    // The larger one keeps more of what both claim; a fixed one all of it.
    const isFixed = other < bodies.fixed;
    const part = isFixed ? 1 : even[other]! / (even[body]! + even[other]!);
    cut(outline, contact.x, contact.y, contact.reach + contact.distance * part - (isFixed ? GAP_MM : GAP_MM / 2));
  }
}

/** Two polygons, in the same order whichever of them is asked for, so that both are cut along the same line. */
function contactOf({ shapes }: Bodies, body: number, other: number, toX: number, toY: number, found: Contact): void {
  if (body < other) {
    polygonContact(shapes, body, other, toX, toY, GAP_MM, found);
    return;
  }
  polygonContact(shapes, other, body, -toX, -toY, GAP_MM, found);
  found.x = -found.x;
  found.y = -found.y;
  found.reach = found.x * toX + found.y * toY - found.reach - found.distance;
}

/** Leaves a stone with as many corners as its kind has. */
function finish(outline: Outline, rounded: boolean, reach: number): void {
  if (outline.corners < 3) return;
  simplify(outline, rounded ? MOST_PEBBLE : MOST_CORNERS, (rounded ? FLAT.pebble : FLAT.broken) * reach * reach);
  blunt(outline, rounded ? LEAST_PEBBLE : LEAST_CORNERS);
  if (rounded) roundOff(outline, ROUNDING);
}

/** Of each body, all others that it may touch. */
function neighboursOf(
  bodies: Bodies,
  layers: readonly Layer[],
): { readonly start: Uint32Array; readonly others: Int32Array } {
  const { count, first, second } = pairsOf(bodies, layers, bodies.fixed, 1);
  const start = new Uint32Array(bodies.x.length + 1);
  for (let pair = 0; pair < count; pair += 1) {
    start[first[pair]!]! += 1;
    start[second[pair]!]! += 1;
  }
  for (let body = 1; body < start.length; body += 1) start[body]! += start[body - 1]!;
  const others = new Int32Array(2 * count);
  for (let pair = count - 1; pair >= 0; pair -= 1) {
    others[(start[first[pair]!]! -= 1)] = second[pair]!;
    others[(start[second[pair]!]! -= 1)] = first[pair]!;
  }
  return { start, others };
}
