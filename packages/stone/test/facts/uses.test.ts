import { describe, expect, it } from 'vitest';
import { finishesFor, places } from '../../facts/uses.ts';
import { plans } from '../../products/all-products.ts';

const uses = Object.values(plans).flatMap((plan) => plan.uses);

describe('the uses of all products', () => {
  it('have a name and a finish only once, and each place', () => {
    for (const use of uses) expect(new Set(use.finishes).size, use.name).toBe(use.finishes.length);
    expect(new Set(uses.map(({ name }) => name)).size).toBe(uses.length);
    expect(new Set(uses.map(({ place }) => place))).toEqual(new Set(Object.keys(places)));
    for (const [product, plan] of Object.entries(plans)) expect(finishesFor(plan.uses), product).not.toEqual([]);
  });

  it.each(uses.filter(({ place }) => places[place].isWalkedOn && places[place].isWet))(
    'has nothing polished or silk matt where feet are wet: $name',
    (use) => {
      expect(use.finishes).not.toContain('poliert');
      expect(use.finishes).not.toContain('seidenmatt');
    },
  );
});
