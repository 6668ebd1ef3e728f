import { shapesOf, type Bodies } from './bodies.ts';
import { cutBodies, GAP_MM } from './cuts.ts';
import { type Grains } from './grains.ts';
import { emptyOutline, scale, smallestWidth, type Outline } from './outline.ts';
import { place } from './places.ts';
import type { Random } from './random.ts';
import { broken, drawShape, pebble } from './shapes.ts';
import { sieve, type Placed, type Stones } from './sieve.ts';

/** Radius of a stone's disc over its sieve size, without binder: less than by its area, which leaves small ones the room that they need. */
const EVEN = 0.5;
/** How far a fine stone may reach over its sieve size with all its binder: as far as its neighbours let it. */
const FINE_REACH = 0.9;
/** Rounded, and never to be changed: the stones of every code depend on it. */
const PI = 3.1416;

/** A square to strew stones over, mm. */
export interface Ground {
  readonly sideMm: number;
  /** Side of a square at its origin that is packed already; 0 if there is none. */
  readonly packedMm: number;
}

export const groundArea = ({ sideMm, packedMm }: Ground): number => sideMm * sideMm - packedMm * packedMm;

/**
 * Strews coarse stones.
 * @param packed stones that are there already
 * @param fine that come after them, and need their part of the room
 */
export function strewCoarse(
  grains: Grains,
  packed: Placed | undefined,
  fine: Grains,
  ground: Ground,
  random: Random,
): Stones {
  const { count, sizeMm } = grains;
  const film = filmMm([sizeMm, fine.sizeMm], groundArea(ground));
  const fixed = packed?.count ?? 0;
  const { x, y, radius, even } = bodiesWith(packed, count);
  const outline = emptyOutline();
  const shapes = shapesOf(fixed + count, (body) => {
    if (packed && body < fixed) return takeStone(outline, packed, body);
    const size = sizeMm[body - fixed]!;
    drawShape(outline, isRounded(grains, body - fixed) ? pebble : broken, 1, random);
    radius[body] = (size + 2 * film - GAP_MM) / smallestWidth(outline);
    even[body] = EVEN * size + film;
    scale(outline, radius[body]!);
    return outline;
  });
  return settled(grains, { side: ground.sideMm, packedMm: ground.packedMm, fixed, x, y, radius, even, shapes }, random);
}

/**
 * Strews fine stones between others.
 * @param packed stones that are there already
 * @param coarseMm2 what the coarse ones take of the ground
 */
export function strewFine(grains: Grains, packed: Placed, coarseMm2: number, ground: Ground, random: Random): Stones {
  const { count, sizeMm } = grains;
  const film = filmMm([sizeMm], groundArea(ground) - coarseMm2);
  const { x, y, radius, even } = bodiesWith(packed, count);
  for (let grain = 0; grain < count; grain += 1) {
    radius[packed.count + grain] = FINE_REACH * (sizeMm[grain]! + 2 * film - GAP_MM);
    even[packed.count + grain] = EVEN * sizeMm[grain]! + film;
  }
  const outline = emptyOutline();
  const shapes = shapesOf(packed.count, (stone) => takeStone(outline, packed, stone));
  return settled(
    grains,
    { side: ground.sideMm, packedMm: ground.packedMm, fixed: packed.count, x, y, radius, even, shapes },
    random,
  );
}

/** Lists with room for the existing stones and `more` further ones. */
function bodiesWith(packed: Placed | undefined, more: number) {
  const list = (values?: Float64Array) => {
    const all = new Float64Array((packed?.count ?? 0) + more);
    if (values) all.set(values);
    return all;
  };
  return { x: list(packed?.x), y: list(packed?.y), radius: list(packed?.reachMm), even: list(packed?.reachMm) };
}

function takeStone(outline: Outline, { start, cornerX, cornerY }: Placed, stone: number): Outline {
  const [from, to] = [start[stone]!, start[stone + 1]!];
  outline.corners = to - from;
  outline.x.set(cornerX.subarray(from, to));
  outline.y.set(cornerY.subarray(from, to));
  return outline;
}

function settled(grains: Grains, bodies: Bodies, random: Random): Stones {
  const runs = grains.runs.map(({ from, to }) => ({ from: bodies.fixed + from, to: bodies.fixed + to }));
  const layers = place(bodies, runs, random);
  const cuts = cutBodies(bodies, layers, (body) => isRounded(grains, body - bodies.fixed), random);
  return sieve(grains, bodies, cuts);
}

const isRounded = ({ pool, pools }: Grains, grain: number) => pools[pool[grain]!]!.rounded;

// Part of the room that stones with their binder take: more where they are dense, and less where there are few of them, so that chance
// shows in their places.
const LEAST_TAKEN = 0.25;
const TAKEN_BY_SHARE = 0.87;

/** Thickness of the binder around each stone, mm, with which all of them together take their part of the room. */
function filmMm(sizesMm: readonly Float64Array[], roomMm2: number): number {
  let [count, area, edge] = [0, 0, 0];
  for (const sizes of sizesMm) {
    for (const size of sizes) {
      count += 1;
      area += PI * EVEN * EVEN * size * size;
      edge += 2 * PI * EVEN * size;
    }
  }
  const taken = Math.min(1, LEAST_TAKEN + (TAKEN_BY_SHARE * area) / roomMm2) * roomMm2;
  // area + edge · film + count · π · film² = taken
  return count === 0 ? 0 : (Math.sqrt(edge * edge + 4 * count * PI * (taken - area)) - edge) / (2 * count * PI);
}
