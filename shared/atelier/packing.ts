import { grainsOf, poolsOf, type Pool } from './grains.ts';
import { stones as materials } from './materials.ts';
import { randomOf } from './random.ts';
import { byShare, type Aggregate } from './recipe.ts';
import { fromLargest, type Stones } from './sieve.ts';
import { strewCoarse, strewFine } from './strew.ts';

/** Side of the square patch of stones that repeats itself in both directions, mm. */
export const PATCH_MM = 320;

/** The stones of one patch as the ground surface cuts them: convex polygons, none over another. Lengths in whole micrometres. */
export interface Packing {
  readonly count: number;
  /** Of each stone: which of the given aggregates it is. */
  readonly aggregate: Uint8Array;
  /** Of each stone: which of its material's `tones` it has. */
  readonly tone: Uint8Array;
  /** Where the corners of each stone begin, counted in corners; one entry more than there are stones. */
  readonly start: Uint32Array;
  /** x and y of each corner, counter-clockwise where y points up. Stones that lie over the edge of the patch go on beyond it. */
  readonly points: Int32Array;
  /** Of each stone: its smallest width, which is the mesh that it falls through. */
  readonly sieveUm: Uint16Array;
}

const UM = 1000;
const isFine = ({ band }: Pool) => band === 'fein';

/**
 * Packs the stones of a recipe. The same aggregates, in whatever order, and the same seed give the same stones to the bit on any machine:
 * only integers, + − × ÷ and square roots make them.
 * @param aggregates of a recipe that keeps its limits
 */
export function packStones(aggregates: readonly Aggregate[], seed: number): Packing {
  const random = randomOf(seed);
  const pools = poolsOf(aggregates.toSorted(byShare));
  const coarse = grainsOf(pools.filter((pool) => !isFine(pool)), PATCH_MM * PATCH_MM, random);
  const fine = grainsOf(pools.filter(isFine), PATCH_MM * PATCH_MM, random);
  const large = strewCoarse(coarse, fine, PATCH_MM, random);
  const small = strewFine(fine, large, PATCH_MM, random);
  const count = large.count + small.count;
  const packing = {
    count,
    aggregate: new Uint8Array(count),
    tone: new Uint8Array(count),
    start: new Uint32Array(count + 1),
    points: new Int32Array(2 * (large.cornerX.length + small.cornerX.length)),
    sieveUm: new Uint16Array(count),
  };
  write(packing, large, 0);
  write(packing, small, large.count);
  for (const pool of pools) {
    const owners = pool.aggregates.map((own) => aggregates.indexOf(own));
    deal(pool, isFine(pool) ? small : large, owners, packing.aggregate.subarray(isFine(pool) ? large.count : 0));
  }
  packing.aggregate.forEach((own, stone) => (packing.tone[stone] = random() % materials[aggregates[own]!.stone].tones.length));
  return packing;
}

/** Rounds stones to whole micrometres. */
function write({ start, points, sieveUm }: Packing, stones: Stones, first: number): void {
  for (let stone = 0; stone < stones.count; stone += 1) {
    let at = start[first + stone]!;
    for (let corner = stones.start[stone]!; corner < stones.start[stone + 1]!; corner += 1, at += 1) {
      points[2 * at] = Math.round(UM * (stones.x[stone]! + stones.cornerX[corner]!));
      points[2 * at + 1] = Math.round(UM * (stones.y[stone]! + stones.cornerY[corner]!));
    }
    start[first + stone + 1] = at;
    sieveUm[first + stone] = Math.round(UM * stones.sizeMm[stone]!);
  }
}

/**
 * Deals the stones of a pool out to its aggregates, from coarse to fine, each to the one that is furthest behind its share.
 * @param owners what to write for each aggregate
 */
function deal(pool: Pool, stones: Stones, owners: readonly number[], aggregate: Uint8Array): void {
  const parts = pool.aggregates.map(({ share }) => share / pool.share);
  const owed = parts.map(() => 0);
  for (const stone of fromLargest(stones.sizeMm, (one) => stones.pool[one] === pool)) {
    const area = stones.areaMm2[stone]!;
    let most = 0;
    for (let index = 0; index < owed.length; index += 1) {
      owed[index]! += area * parts[index]!;
      if (owed[index]! > owed[most]!) most = index;
    }
    owed[most]! -= area;
    aggregate[stone] = owners[most]!;
  }
}
