/** @module-tag thorough */
import { describe, expect, it } from 'vitest';
import type { FinishId } from '../../codes/finishes.ts';
import { surfaces } from '../../mixes/surfaces.ts';
import { tileOf, type DrawTileRows, type TileMaps } from '../../stones/tile.ts';
import { difference } from './likeness.ts';

/** Pixels along a side: four to a millimetre. */
const SIDE = 4096;
const ROWS = 24;
const INSIDE = 2000;

const kinds = ['colour', 'normal', 'roughness'] as const;
const recipeIn = (finish: FinishId) => {
  const surface = surfaces.find((candidate) => candidate.finish === finish);
  if (!surface) throw new Error(`No surface is ${finish}`);
  return surface.recipe;
};

const packed = new Map<FinishId, DrawTileRows>();
/** Packing takes longer than what is drawn here. */
function tileIn(finish: FinishId): DrawTileRows {
  const draw = packed.get(finish) ?? tileOf(recipeIn(finish));
  packed.set(finish, draw);
  return draw;
}

/** A column of pixels, from the left. */
const columnOf = (data: TileMaps['colour'], column: number) =>
  Array.from({ length: data.length / 4 / SIDE }, (_, row) => [
    ...data.subarray(4 * (row * SIDE + column), 4 * (row * SIDE + column) + 3),
  ]).flat();

/** What no eye sees, in 255 steps: a level surface has nothing but a few air voids. */
const LEAST = 0.1;
/** Neighbours differ by chance; what so many pairs in a hundred exceed is no seam yet. */
const USUAL = 0.99;
const usualOf = (differences: readonly number[]) =>
  [...differences].sort((a, b) => a - b)[Math.floor(USUAL * differences.length)] ?? NaN;

// They stand for the even finishes and for those with a relief.
describe.each(['geschliffen', 'fein-gestockt'] as const)('the tile of a surface that is %s', (finish) => {
  it('differs across its seams no more than inside', () => {
    const draw = tileIn(finish);
    const strip = draw(SIDE, INSIDE, ROWS);
    const [last, first] = [draw(SIDE, SIDE - 1, 1), draw(SIDE, 0, 1)];
    const pairs = Array.from({ length: ROWS - 1 }, (_, row) => row);
    const rowOf = (data: TileMaps['colour'], row: number) => data.subarray(4 * row * SIDE, 4 * (row + 1) * SIDE);
    for (const kind of kinds) {
      const data = strip[kind];
      const across = Array.from({ length: SIDE - 1 }, (_, column) =>
        difference(columnOf(data, column), columnOf(data, column + 1)),
      );
      expect(difference(columnOf(data, SIDE - 1), columnOf(data, 0)), `${kind}, columns`).toBeLessThanOrEqual(
        usualOf(across),
      );
      const down = pairs.map((row) => difference(rowOf(data, row), rowOf(data, row + 1)));
      expect(difference(last[kind], first[kind]), `${kind}, rows`).toBeLessThanOrEqual(
        Math.max(LEAST, 1.1 * Math.max(...down)),
      );
    }
  });
});

describe('a tile', () => {
  it('is the same in whatever strips', () => {
    const draw = tileIn('fein-gestockt');
    const side = 512;
    const [whole, part] = [draw(side, 100, 8), draw(side, 103, 2)];
    for (const kind of kinds) expect(part[kind]).toEqual(whole[kind].subarray(4 * 3 * side, 4 * 5 * side));
  });
});
