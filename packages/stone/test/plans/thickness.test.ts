import { describe, expect, it } from 'vitest';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { type Corner } from '../../plans/layout.ts';
import { thinPlaces } from '../../plans/thickness.ts';
import { plans } from '../../products/all-products.ts';

const outlinesOf = (page: keyof typeof plans, changed: Values = {}) =>
  plans[page].layout({ ...initialValues(plans[page]), ...changed }).pieces.map(({ outline }) => outline);
const thicknesses = (outline: readonly Corner[]) => [
  ...new Set(thinPlaces(outline).map(({ thickness }) => Math.round(thickness * 10) / 10)),
];
const thinnest = (outline: readonly Corner[]) => Math.min(...thicknesses(outline));

describe('how thick a section is', () => {
  it('of a wedge is what it has at each end', () => {
    const wedge: readonly Corner[] = [
      [0, 0],
      [100, 0],
      [100, 30],
      [0, 20],
    ];
    expect(thinnest(wedge)).toBeCloseTo(20, 3);
  });

  it('of a sill of 30 mm is 20 mm over the drip edge and 15 mm before it', () => {
    const [sill = []] = outlinesOf('windowSills', { thickness: 30 });
    expect(thinnest(sill)).toBe(15);
    const over = thinPlaces(sill).filter(({ at: [x] }) => x > -35 && x < -23);
    expect(Math.min(...over.map(({ thickness }) => thickness))).toBeCloseTo(20.75, 1);
  });

  it('of an angle step is its plate and its leg, not the box around them', () => {
    const [step = []] = outlinesOf('outdoorStairs');
    expect(thinnest(step)).toBe(50);
    expect(thicknesses(step)).toContain(80);
  });
});
