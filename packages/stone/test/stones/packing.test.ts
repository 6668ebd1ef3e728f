/** @module-tag thorough */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bands, stones as materials } from '../../codes/materials.ts';
import type { Aggregate } from '../../codes/recipe.ts';
import type { Packing } from '../../stones/packed.ts';
import { packSlab, packStones, PATCH_MM } from '../../stones/packing.ts';
import { SEED } from '../seed.ts';
import { mean } from './likeness.ts';
import { areaOf, cornersOf, gapsOf, isConvex, widthOf } from './measure.ts';
import { anyAggregates, extremes, pinned } from './recipes.ts';

const PATCH_UM2 = (PATCH_MM * 1000) ** 2;
const some = fc.sample(fc.tuple(anyAggregates, fc.integer({ min: 0, max: 255 })), {
  numRuns: 6,
  seed: SEED,
});
const cases = [...extremes.map((aggregates) => [aggregates, 7] as const), ...some].map(([aggregates, seed]) => ({
  aggregates,
  seed,
  packing: packStones(aggregates, seed),
}));
const namesOf = (aggregates: readonly Aggregate[]) =>
  aggregates.map(({ stone, band, share }) => `${share} % ${stone} ${band}`).join(', ');
const each = cases.map((one) => [`${namesOf(one.aggregates)}; seed ${one.seed}`, one] as const);

interface Stone {
  readonly area: number;
  readonly sieve: number;
  readonly corners: ReturnType<typeof cornersOf>;
}

/** The stones of one aggregate, from fine to coarse. */
const stonesOf = (packing: Packing, aggregate: number): readonly Stone[] =>
  Array.from({ length: packing.count }, (_, stone) => stone)
    .filter((stone) => packing.aggregate[stone] === aggregate)
    .map((stone) => ({ corners: cornersOf(packing, stone), sieve: packing.sieveUm[stone]! }))
    .map((stone) => ({ ...stone, area: areaOf(stone.corners) }))
    .toSorted((a, b) => a.sieve - b.sieve);

/** Kolmogorov's distance of stones from Fuller's curve between the meshes of their band, by area. */
function distanceFromCurve(own: readonly Stone[], { band }: Aggregate): number {
  const { fromMm, toMm } = bands[band];
  const total = own.reduce((sum, { area }) => sum + area, 0);
  let [passed, farthest] = [0, 0];
  for (const { area, sieve } of own) {
    const wanted = (Math.sqrt(sieve / 1000) - Math.sqrt(fromMm)) / (Math.sqrt(toMm) - Math.sqrt(fromMm));
    farthest = Math.max(farthest, Math.abs(wanted - passed / total), Math.abs(wanted - (passed + area) / total));
    passed += area;
  }
  return farthest;
}

describe.each(each)('the stones of %s', (_name, { aggregates, packing }) => {
  const own = aggregates.map((_, index) => stonesOf(packing, index));

  it('do not overlap, across the edges of the patch either, and have binder between them', () => {
    const gaps = gapsOf(packing);
    expect(Math.min(...gaps)).toBeGreaterThan(50);
    expect(mean([...gaps])).toBeGreaterThan(150);
  });

  it('take the share of each aggregate', () => {
    own.forEach((list, index) => {
      const share = (100 * list.reduce((sum, { area }) => sum + area, 0)) / PATCH_UM2;
      expect(Math.abs(share - aggregates[index]!.share)).toBeLessThan(1.5);
    });
  });

  it('follow the sieve curve of their band, from mesh to mesh', () => {
    own.forEach((list, index) => {
      const { fromMm, toMm } = bands[aggregates[index]!.band];
      expect(distanceFromCurve(list, aggregates[index]!)).toBeLessThan(0.08);
      expect(list[0]?.sieve).toBeGreaterThanOrEqual(fromMm * 1000);
      expect(list.at(-1)?.sieve).toBeLessThanOrEqual(toMm * 1000);
    });
  });

  it('are convex polygons: 5 to 9 corners where they are broken, 12 or more where they are rounded, and as wide as they say', () => {
    own.forEach((list, index) => {
      const { rounded } = materials[aggregates[index]!.stone];
      const [least, most] = rounded ? [12, 24] : [5, 9];
      expect(
        list.filter(({ corners }) => corners.length < least || corners.length > most || !isConvex(corners)),
      ).toEqual([]);
      expect(list.filter(({ corners, sieve }) => Math.abs(widthOf(corners) - sieve) > 2)).toEqual([]);
    });
  });
});

/** The stones of a packing whose middles are on a square at the origin, as text. */
function shapesOn(packing: Packing, sideMm: number): readonly string[] {
  return Array.from({ length: packing.count }, (_, stone) => ({ stone, corners: cornersOf(packing, stone) }))
    .filter(({ corners }) => corners.every(({ x, y }) => Math.min(x, y) > 0 && Math.max(x, y) < sideMm * 1000))
    .map(({ stone, corners }) =>
      JSON.stringify([packing.aggregate[stone], packing.tone[stone], packing.sieveUm[stone], corners]),
    )
    .toSorted();
}

it.each([extremes[0]!, extremes.at(-2)!, pinned.mixed.aggregates, pinned.rounded.aggregates])(
  'a slab has the patch of its code in the corner, stone by stone: %#',
  (...aggregates) => {
    const slab = packSlab(aggregates, 7, 2 * PATCH_MM);
    expect(shapesOn(slab, PATCH_MM)).toEqual(shapesOn(packStones(aggregates, 7), PATCH_MM));
  },
);

const digestOf = ({ aggregate, tone, start, points, sieveUm }: Packing) => {
  const hash = createHash('sha256');
  for (const { buffer, byteOffset, byteLength } of [aggregate, tone, start, points, sieveUm])
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  return hash.digest('hex');
};

describe('the same recipe', () => {
  it('has the same stones to the bit, on any machine', () => {
    const digests = Object.fromEntries(
      Object.entries(pinned).map(([name, { aggregates, seed }]) => [name, digestOf(packStones(aggregates, seed))]),
    );
    expect(digests).toMatchInlineSnapshot(`
      {
        "dense": "a434ba58519a253e21ae55c7eb50b3fe84a993504dad11590e4050c42006a844",
        "mixed": "b1c43a4c10c7d9e68ac96315bb0991bfd9307e26870b55cfded243e5bc8dafbf",
        "rounded": "9f36506de2e66bfb379b56d7f82b4ce9d6f0b2a18f1db333b5ab39d2c84d09d9",
      }
    `);
  });

  it('has the same stones in whatever order its aggregates come, and others for another seed', () => {
    const { aggregates, seed } = pinned.rounded;
    const [packing, turned] = [packStones(aggregates, seed), packStones(aggregates.toReversed(), seed)];
    expect(turned.points).toEqual(packing.points);
    expect(Array.from(turned.aggregate, (index) => aggregates.length - 1 - index)).toEqual(
      Array.from(packing.aggregate),
    );
    expect(packStones(aggregates, seed + 1).points).not.toEqual(packing.points);
  });
});
