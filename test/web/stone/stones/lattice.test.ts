import { describe, expect, it } from 'vitest';
import { nearestCell, noCell } from '../../../../web/stone/stones/cells.ts';
import { hashOf, noiseAt, partOf, smooth } from '../../../../web/stone/stones/lattice.ts';
import { mean } from './likeness.ts';

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Noise of a seed on a grid of 200 × 100 points. */
const along = (seed: number, from: number) =>
  range(20_000).map((at) => noiseAt(seed, from + 0.31 * (at % 200), 0.37 * Math.floor(at / 200)));
const likeness = (one: readonly number[], other: readonly number[]) => mean(one.map((value, at) => value * other[at]!));

describe('noise', () => {
  const values = range(40_000).map((at) => noiseAt(3, 0.37 * (at % 200), 0.41 * Math.floor(at / 200)));

  it('has a mean of 0 and a deviation of 1', () => {
    expect(Math.abs(mean(values))).toBeLessThan(0.05);
    expect(Math.sqrt(mean(values.map((value) => value * value)))).toBeCloseTo(1, 1);
  });

  it('has no step', () => {
    const steps = range(5000).map((at) => Math.abs(noiseAt(3, 0.01 * (at + 1), 5.3) - noiseAt(3, 0.01 * at, 5.3)));
    expect(Math.max(...steps)).toBeLessThan(0.15);
  });

  it('has no period, and is another one for each seed', () => {
    for (const shift of [64, 256, 1024, 65_536])
      expect(Math.abs(likeness(along(1, 0), along(1, shift)))).toBeLessThan(0.15);
    expect(Math.abs(likeness(along(1, 0), along(2, 0)))).toBeLessThan(0.15);
  });
});

describe('hashes', () => {
  it('use all their bits equally', () => {
    for (const at of [0, 8, 16, 24])
      expect(mean(range(20_000).map((x) => partOf(hashOf(x % 150, Math.floor(x / 150), 9), at)))).toBeCloseTo(0.5, 1);
  });
});

describe('the nearest cell', () => {
  it('is the same, whether its reach is limited or not', () => {
    const [free, limited] = [noCell(), noCell()];
    for (const at of range(5000)) {
      const [x, y] = [0.173 * (at % 70), 0.211 * Math.floor(at / 70)];
      nearestCell(5, x, y, 0.7, Infinity, free);
      const isFound = nearestCell(5, x, y, 0.7, 0.3, limited);
      expect(isFound).toBe(free.reach < 0.3);
      expect(isFound ? limited : free).toEqual(free);
    }
  });
});

it('smooth goes from 0 to 1 and stays there', () => {
  expect([-1, 2, 3, 4, 9].map((value) => smooth(2, 4, value))).toEqual([0, 0, 0.5, 1, 1]);
});
