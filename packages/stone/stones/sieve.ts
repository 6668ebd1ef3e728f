import { bands } from '../codes/materials.ts';
import type { Bodies } from './bodies.ts';
import type { Cuts } from './cuts.ts';
import { meshMm, type Grains, type Pool } from './grains.ts';

/** Stones with a shape and a place; mm. */
export interface Placed {
  readonly count: number;
  readonly sizeMm: Float64Array;
  /** From the middle to the farthest corner. */
  readonly reachMm: Float64Array;
  /** Their middles. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Where the corners of each one begin; one entry more than there are stones. */
  readonly start: Uint32Array;
  /** Corners around the middle, counter-clockwise. */
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
}

/** Stones of pools, coarse ones first. */
export interface Stones extends Placed {
  readonly pool: readonly Pool[];
  readonly areaMm2: Float64Array;
}

/** Sieve sizes keep this far from the meshes of their band, mm, whatever rounding does to them. */
const MARGIN_MM = 0.005;

/** Makes stones of what was cut: each reduced as its pool's grading curve requires, until the pool takes its share of the area. */
export function sieve(grains: Grains, { x, y, side, fixed, packedMm }: Bodies, cuts: Cuts): Stones {
  const size = new Float64Array(grains.count);
  grains.pools.forEach((pool, index) =>
    giveSizes(pool, index, grains, cuts, fixed, side * side - packedMm * packedMm, size),
  );
  const kept = Array.from(size.keys()).filter((grain) => size[grain]! > 0);
  const list = () => new Float64Array(kept.length);
  const corners = kept.reduce((sum, grain) => sum + cuts.start[fixed + grain + 1]! - cuts.start[fixed + grain]!, 0);
  const stones = {
    count: kept.length,
    pool: kept.map((grain) => grains.pools[grains.pool[grain]!]!),
    sizeMm: list(),
    areaMm2: list(),
    reachMm: list(),
    x: list(),
    y: list(),
    start: new Uint32Array(kept.length + 1),
    cornerX: new Float64Array(corners),
    cornerY: new Float64Array(corners),
  };
  kept.forEach((grain, stone) => {
    const body = fixed + grain;
    stones.sizeMm[stone] = size[grain]!;
    const factor = size[grain]! / cuts.width[body]!;
    stones.areaMm2[stone] = cuts.area[body]! * factor * factor;
    const from = cuts.start[body]!;
    const to = cuts.start[body + 1]!;
    let middleX = 0;
    let middleY = 0;
    for (let corner = from; corner < to; corner += 1) {
      middleX += cuts.x[corner]! / (to - from);
      middleY += cuts.y[corner]! / (to - from);
    }
    stones.x[stone] = x[body]! + middleX;
    stones.y[stone] = y[body]! + middleY;
    let at = stones.start[stone]!;
    for (let corner = from; corner < to; corner += 1, at += 1) {
      const alongX = (cuts.x[corner]! - middleX) * factor;
      const alongY = (cuts.y[corner]! - middleY) * factor;
      stones.cornerX[at] = alongX;
      stones.cornerY[at] = alongY;
      stones.reachMm[stone] = Math.max(stones.reachMm[stone]!, Math.sqrt(alongX * alongX + alongY * alongY));
    }
    stones.start[stone + 1] = at;
  });
  return stones;
}

/** More stones than any slab has. */
const INDICES = 2_097_152;

/** Indices of those that are wanted, the largest value first. Numbers sort many times faster than by a function: value in front, index behind. */
export function fromLargest(values: Float64Array, isWanted: (index: number) => boolean): Uint32Array {
  const keys = new Float64Array(values.length);
  let count = 0;
  for (let index = 0; index < values.length; index += 1)
    if (isWanted(index)) keys[count++] = Math.floor(values[index]! * 65_536) * INDICES + index;
  const sorted = keys.subarray(0, count).sort();
  const indices = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) indices[place] = sorted[count - 1 - place]! % INDICES;
  return indices;
}

/** Gives stones the sizes of their band's curve, the widest one the largest; those that are not needed any more get none. */
function giveSizes(
  { band, share }: Pool,
  index: number,
  grains: Grains,
  { width, area }: Cuts,
  fixed: number,
  areaMm2: number,
  size: Float64Array,
): void {
  const [fromMm, toMm] = [bands[band].fromMm + MARGIN_MM, bands[band].toMm - MARGIN_MM];
  const own = fromLargest(
    width.subarray(fixed),
    (grain) => grains.pool[grain] === index && width[fixed + grain]! > fromMm,
  );
  let passing = 1;
  for (const grain of own) {
    const widest = width[fixed + grain]!;
    const part = area[fixed + grain]! / (widest * widest) / ((share / 100) * areaMm2);
    const rough = Math.min(widest, meshMm(fromMm, toMm, passing));
    const middle = passing - (part * rough * rough) / 2;
    if (middle < 0) return;
    size[grain] = Math.min(widest, meshMm(fromMm, toMm, middle));
    passing -= part * size[grain]! * size[grain]!;
  }
}
