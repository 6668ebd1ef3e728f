import { describe, expect, it } from 'vitest';
import { spansOf } from '../../plans/laying.ts';

/** Widths of the pieces of each kind of row. */
const rowsOf = (width: number, piece: number, joint: number, ...shifts: readonly number[]) =>
  spansOf(width, piece, joint, [0, ...shifts]).map((row) => row.map(({ size }) => size));

describe('a row', () => {
  it.each([
    ['begins with a whole piece where the last is wide enough', 2400, 600, 8, [600, 600, 600, 576]],
    ['has cut pieces of one width at both ends where the last would be too narrow', 1976, 600, 8, [376, 600, 600, 376]],
    ['leaves a sliver to the joint', 1833, 600, 8, [600, 600, 600]],
    ['ends with a whole piece and no joint', 1816, 600, 8, [600, 600, 600]],
    ['of one whole piece and a narrow one has two of one width', 1000, 900, 8, [496, 496]],
    ['of one cut piece stays so', 500, 600, 8, [500]],
    ['leaves an odd millimetre to the joint at the edge', 3850, 1200, 3, [720, 1200, 1200, 720]],
  ])('%s', (_words, width, piece, joint, sizes) => expect(rowsOf(width, piece, joint)).toEqual([sizes]));

  it('of a bond makes the narrowest piece of both rows as wide as it gets', () =>
    expect(rowsOf(5000, 600, 3, 302)).toEqual([
      [539, 600, 600, 600, 600, 600, 600, 600, 237],
      [237, 600, 600, 600, 600, 600, 600, 600, 539],
    ]));

  it('of a bond leaves a whole piece whole beside one that is cut by a millimetre', () =>
    expect(rowsOf(1501, 600, 3, 304)).toEqual([
      [600, 600, 295],
      [295, 600, 599],
    ]));
});
