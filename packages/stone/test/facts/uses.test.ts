import { expect, it } from 'vitest';
import { places } from '../../facts/uses.ts';
import { plans } from '../../products/all-products.ts';

const uses = Object.values(plans).flatMap((plan) => plan.uses);
const wet = uses.filter(({ place }) => places[place].isWalkedOn && places[place].isWet);

it.each(wet)('nothing polished or silk matt is where feet are wet: $name', ({ finishes }) =>
  expect(finishes.filter((finish) => ['poliert', 'seidenmatt'].includes(finish))).toEqual([]),
);
