import { describe, expect, it } from 'vitest';
import { finishNames, type FinishId } from '../../codes/materials.ts';
import { productIds } from '../../codes/product-id.ts';
import { finishesFor, places, uses, usesOf } from '../../facts/uses.ts';

const finishes = Object.keys(finishNames) as FinishId[];

describe('the table of use', () => {
  it('has a row for each product, and no finish or use twice', () => {
    for (const product of productIds) expect(finishesFor(product), product).not.toEqual([]);
    for (const use of uses) expect(new Set(use.finishes).size, use.name).toBe(use.finishes.length);
    expect(new Set(uses.map(({ name }) => name)).size).toBe(uses.length);
  });

  it('knows a use for each finish, and each place', () => {
    for (const finish of finishes) expect(usesOf(finish), finish).not.toEqual([]);
    expect(new Set(uses.map(({ place }) => place))).toEqual(new Set(Object.keys(places)));
  });

  it.each(uses.filter(({ place }) => places[place].isWalkedOn && places[place].isWet))(
    'has nothing polished or silk matt where feet are wet: $name',
    (use) => {
      expect(use.finishes).not.toContain('poliert');
      expect(use.finishes).not.toContain('seidenmatt');
    },
  );
});
