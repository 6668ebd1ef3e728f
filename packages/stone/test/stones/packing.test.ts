/** @module-tag thorough */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Packing } from '../../stones/packed.ts';
import { packStones } from '../../stones/packing.ts';
import { pinned } from './recipes.ts';

const digestOf = ({ aggregate, tone, start, points, sieveUm }: Packing) => {
  const hash = createHash('sha256');
  for (const { buffer, byteOffset, byteLength } of [aggregate, tone, start, points, sieveUm])
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  return hash.digest('hex');
};

it('the same recipe has the same stones to the bit, on any machine', () => {
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
