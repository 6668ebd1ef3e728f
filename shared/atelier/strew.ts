import { shapesOf, type Bodies } from './bodies.ts';
import { cutBodies, GAP_MM } from './cuts.ts';
import { type Grains } from './grains.ts';
import { emptyOutline, scale, smallestWidth } from './outline.ts';
import { place } from './places.ts';
import type { Random } from './random.ts';
import { broken, drawShape, pebble } from './shapes.ts';
import { sieve, type Stones } from './sieve.ts';

/** Radius of a stone's disc over its sieve size, without binder: less than by its area, which leaves small ones the room that they need. */
const EVEN = 0.5;
/** How far a fine stone may reach over its sieve size with all its binder: as far as its neighbours let it. */
const FINE_REACH = 0.9;
const PI = 3.1416;

/**
 * Strews coarse stones over an empty patch.
 * @param side of the patch, mm
 * @param fine that come after them, and need their part of the room
 */
export function strewCoarse(grains: Grains, fine: Grains, side: number, random: Random): Stones {
  const { count, sizeMm } = grains;
  const film = filmMm([sizeMm, fine.sizeMm], side * side);
  const radius = new Float64Array(count);
  const outline = emptyOutline();
  const shapes = shapesOf(count, (grain) => {
    drawShape(outline, isRounded(grains, grain) ? pebble : broken, 1, random);
    radius[grain] = (sizeMm[grain]! + 2 * film - GAP_MM) / smallestWidth(outline);
    scale(outline, radius[grain]!);
    return outline;
  });
  const even = sizeMm.map((size) => EVEN * size + film);
  return settled(grains, { side, fixed: 0, x: new Float64Array(count), y: new Float64Array(count), radius, even, shapes }, random);
}

/** Strews fine stones between the coarse ones that lie there already. */
export function strewFine(grains: Grains, coarse: Stones, side: number, random: Random): Stones {
  const { count, sizeMm } = grains;
  const film = filmMm([sizeMm], side * side - coarse.areaMm2.reduce((sum, area) => sum + area, 0));
  const room = () => new Float64Array(coarse.count + count);
  const [x, y, radius, even] = [room(), room(), room(), room()];
  x.set(coarse.x);
  y.set(coarse.y);
  radius.set(coarse.reachMm);
  even.set(coarse.reachMm);
  for (let grain = 0; grain < count; grain += 1) {
    radius[coarse.count + grain] = FINE_REACH * (sizeMm[grain]! + 2 * film - GAP_MM);
    even[coarse.count + grain] = EVEN * sizeMm[grain]! + film;
  }
  const outline = emptyOutline();
  const shapes = shapesOf(coarse.count, (stone) => {
    const [from, to] = [coarse.start[stone]!, coarse.start[stone + 1]!];
    outline.corners = to - from;
    outline.x.set(coarse.cornerX.subarray(from, to));
    outline.y.set(coarse.cornerY.subarray(from, to));
    return outline;
  });
  return settled(grains, { side, fixed: coarse.count, x, y, radius, even, shapes }, random);
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
