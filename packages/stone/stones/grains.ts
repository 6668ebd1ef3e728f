import { bands, stones, type BandId } from '../codes/materials.ts';
import type { Aggregate } from '../codes/recipe.ts';
import type { Random } from './random.ts';

/** What the aggregates of a recipe have in common that differ in their colours alone. */
export interface Pool {
  readonly band: BandId;
  readonly rounded: boolean;
  /** Of all of them, %. */
  readonly share: number;
  readonly aggregates: readonly Aggregate[];
}

/** The pools of a recipe, in the order of their first aggregates. */
export function poolsOf(aggregates: readonly Aggregate[]): readonly Pool[] {
  return [...new Set(aggregates.map(poolOf))].map((pool) => {
    const own = aggregates.filter((aggregate) => poolOf(aggregate) === pool);
    const [{ stone, band }] = own as [Aggregate];
    return {
      band,
      rounded: stones[stone].rounded,
      share: own.reduce((sum, { share }) => sum + share, 0),
      aggregates: own,
    };
  });
}

const poolOf = ({ stone, band }: Aggregate) => `${band} ${stones[stone].rounded}`;

/** Stones before they have a shape and a place. */
export interface Grains {
  readonly count: number;
  /** Index of the pool. */
  readonly pool: Uint8Array;
  /** Sieve size, mm. */
  readonly sizeMm: Float64Array;
  readonly pools: readonly Pool[];
  /** Runs of stones of like size, coarse ones first; within a run they come in any order. */
  readonly runs: readonly Run[];
}

/** Stones from one index to below another. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Area of a stone over the square of its sieve size, as it comes out on average once it has its place. */
const AREA_FACTOR = { angular: 1.05, rounded: 1.1, fine: 0.91 } as const;
/** From this share on, %, coarse stones press against each other, and of every hundred more some come out too narrow for their band. */
const PRESSING = 45;
const NARROW = 0.45;
/** Sieve sizes of a run differ by this factor at most. */
const RUN_RATIO = 2;

/** Mesh that the part `passing` of a band's area falls through, by Fuller's parabola between the band's meshes; mm. */
export function meshMm(fromMm: number, toMm: number, passing: number): number {
  const side = Math.sqrt(fromMm) + passing * (Math.sqrt(toMm) - Math.sqrt(fromMm));
  return side * side;
}

/**
 * As many stones of each pool as take its share of a patch, sized by the sieve curve, and a few more where some will come out too narrow.
 * @param areaMm2 of the patch
 */
export function grainsOf(pools: readonly Pool[], areaMm2: number, random: Random): Grains {
  const pressing = Math.max(0, pools.reduce((sum, { share }) => sum + share, 0) - PRESSING) / 100;
  const sizes = pools.map((pool) => sizesOf(pool, areaMm2, pool.band === 'fein' ? 0 : NARROW * pressing));
  const count = sizes.reduce((sum, { length }) => sum + length, 0);
  const grains = { count, pool: new Uint8Array(count), sizeMm: new Float64Array(count) };
  const next = sizes.map(() => 0);
  for (let grain = 0; grain < count; grain += 1) {
    let coarsest = 0;
    for (let index = 1; index < sizes.length; index += 1) {
      if ((sizes[index]![next[index]!] ?? 0) > (sizes[coarsest]![next[coarsest]!] ?? 0)) coarsest = index;
    }
    grains.pool[grain] = coarsest;
    grains.sizeMm[grain] = sizes[coarsest]![next[coarsest]!]!;
    next[coarsest]! += 1;
  }
  const runs = runsOf(grains.sizeMm);
  for (const run of runs) shuffle(grains, run, random);
  return { ...grains, pools, runs };
}

/** Sizes from coarse to fine, each at the middle of its interval of the grading curve. */
function sizesOf({ band, rounded, share }: Pool, areaMm2: number, narrow: number): readonly number[] {
  const { fromMm, toMm } = bands[band];
  const own = rounded ? AREA_FACTOR.rounded : AREA_FACTOR.angular;
  const part = ((band === 'fein' ? AREA_FACTOR.fine : own) * (1 - narrow)) / ((share / 100) * areaMm2);
  const sizes: number[] = [];
  for (let passing = 1; ;) {
    const rough = meshMm(fromMm, toMm, passing);
    const middle = passing - (part * rough * rough) / 2;
    if (middle < 0) return sizes;
    const size = meshMm(fromMm, toMm, middle);
    sizes.push(size);
    passing -= part * size * size;
  }
}

function runsOf(sizeMm: Float64Array): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < sizeMm.length;) {
    let to = from;
    while (to < sizeMm.length && sizeMm[to]! * RUN_RATIO > sizeMm[from]!) to += 1;
    runs.push({ from, to });
    from = to;
  }
  return runs;
}

/** Fisher and Yates. */
function shuffle({ pool, sizeMm }: Pick<Grains, 'pool' | 'sizeMm'>, { from, to }: Run, random: Random): void {
  for (let last = to - 1; last > from; last -= 1) {
    const other = from + (random() % (last - from + 1));
    const size = sizeMm[last]!;
    const own = pool[last]!;
    sizeMm[last] = sizeMm[other]!;
    pool[last] = pool[other]!;
    sizeMm[other] = size;
    pool[other] = own;
  }
}
