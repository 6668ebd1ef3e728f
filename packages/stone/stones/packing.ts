import { stones as materials } from '../codes/materials.ts';
import { byShare, type Aggregate } from '../codes/recipe.ts';
import { grainsOf, poolsOf, type Pool } from './grains.ts';
import { copiesOn, joined, placedOf, type Copy, type Packing } from './packed.ts';
import { randomOf, type Random } from './random.ts';
import { fromLargest, type Stones } from './sieve.ts';
import { groundArea, strewCoarse, strewFine, type Ground } from './strew.ts';

/** Side of the square patch of stones that a recipe's code determines, mm. */
export const PATCH_MM = 320;

const UM = 1000;
const isFine = ({ band }: Pool) => band === 'fein';

/**
 * Packs the stones of a recipe's patch. The same aggregates, in whatever order, and the same seed give the same stones to the bit on any
 * machine: only integers, + − × ÷ and square roots make them.
 * @param aggregates of a recipe that keeps its limits
 */
export function packStones(aggregates: readonly Aggregate[], seed: number): Packing {
  return strewn(aggregates, undefined, { sideMm: PATCH_MM, packedMm: 0 }, randomOf(seed));
}

const SLAB_SEED = 0x51ab;

/**
 * Packs the stones of a whole slab: its lower left corner is the recipe's patch, stone by stone, and nothing of it recurs beside it.
 * @param sideMm of a square that holds the slab: 320, 640 or 960; the time rises with its area
 */
export function packSlab(aggregates: readonly Aggregate[], seed: number, sideMm: number): Packing {
  const patch = packStones(aggregates, seed);
  return sideMm === PATCH_MM
    ? patch
    : strewn(aggregates, patch, { sideMm, packedMm: PATCH_MM }, randomOf(seed ^ SLAB_SEED));
}

/** @param patch what the lower left corner holds already */
function strewn(aggregates: readonly Aggregate[], patch: Packing | undefined, ground: Ground, random: Random): Packing {
  const pools = poolsOf([...aggregates].sort(byShare));
  const coarse = grainsOf(
    pools.filter((pool) => !isFine(pool)),
    groundArea(ground),
    random,
  );
  const fine = grainsOf(pools.filter(isFine), groundArea(ground), random);
  const copies = patch ? copiesOn(patch) : [];
  // Nothing is placed on the patch: only stones that protrude from it are in the way.
  const there =
    patch &&
    placedOf(
      patch,
      copies.filter(({ protrudes }) => protrudes),
      ground.sideMm,
    );
  const large = strewCoarse(coarse, there, fine, ground, random);
  const small = strewFine(fine, there ? joined(there, large) : large, sumOf(large.areaMm2), ground, random);
  const packing = emptyPacking(ground.sideMm, patch, copies, large, small);
  const first = copies.length;
  copies.forEach((copy, stone) => writeCopy(packing, patch!, copy, stone));
  write(packing, large, first);
  write(packing, small, first + large.count);
  for (const pool of pools) {
    const owners = pool.aggregates.map((own) => aggregates.indexOf(own));
    deal(
      pool,
      isFine(pool) ? small : large,
      owners,
      packing.aggregate.subarray(isFine(pool) ? first + large.count : first),
    );
  }
  for (let stone = first; stone < packing.count; stone += 1) {
    packing.tone[stone] = random() % materials[aggregates[packing.aggregate[stone]!]!.stone].tones.length;
  }
  return packing;
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

function emptyPacking(
  sideMm: number,
  patch: Packing | undefined,
  copies: readonly Copy[],
  large: Stones,
  small: Stones,
): Packing {
  const count = copies.length + large.count + small.count;
  const corners = copies.reduce(
    (sum, { stone }) => sum + patch!.start[stone + 1]! - patch!.start[stone]!,
    large.cornerX.length + small.cornerX.length,
  );
  return {
    sideMm,
    count,
    aggregate: new Uint8Array(count),
    tone: new Uint8Array(count),
    start: new Uint32Array(count + 1),
    points: new Int32Array(2 * corners),
    sieveUm: new Uint16Array(count),
  };
}

/** Takes a stone over from a patch. */
function writeCopy(
  { aggregate, tone, start, points, sieveUm }: Packing,
  patch: Packing,
  { stone, moveX, moveY }: Copy,
  index: number,
): void {
  aggregate[index] = patch.aggregate[stone]!;
  tone[index] = patch.tone[stone]!;
  sieveUm[index] = patch.sieveUm[stone]!;
  let at = 2 * start[index]!;
  for (let from = 2 * patch.start[stone]!; from < 2 * patch.start[stone + 1]!; from += 2, at += 2) {
    points[at] = patch.points[from]! + moveX;
    points[at + 1] = patch.points[from + 1]! + moveY;
  }
  start[index + 1] = at / 2;
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
