/** @module-tag thorough */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Aggregate } from '../../codes/recipe.ts';
import type { Packing } from '../../stones/packed.ts';
import { packStones, PATCH_MM } from '../../stones/packing.ts';
import { SEED } from '../seed.ts';
import { mean } from './likeness.ts';
import { areaOf, cornersOf, gapsOf } from './measure.ts';
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

const areasOf = (packing: Packing, aggregate: number): readonly number[] =>
  Array.from({ length: packing.count }, (_, stone) => stone)
    .filter((stone) => packing.aggregate[stone] === aggregate)
    .map((stone) => areaOf(cornersOf(packing, stone)));

describe.each(each)('the stones of %s', (_name, { aggregates, packing }) => {
  it('do not overlap, across the edges of the patch either, and have binder between them', () => {
    const gaps = gapsOf(packing);
    expect(Math.min(...gaps)).toBeGreaterThan(50);
    expect(mean([...gaps])).toBeGreaterThan(150);
  });

  it('take the share of each aggregate', () => {
    aggregates.forEach(({ share }, index) => {
      const taken = (100 * areasOf(packing, index).reduce((sum, area) => sum + area, 0)) / PATCH_UM2;
      expect(Math.abs(taken - share)).toBeLessThan(1.5);
    });
  });
});

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
});
