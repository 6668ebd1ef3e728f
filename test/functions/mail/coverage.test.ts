import { expect, it } from 'vitest';
import { newSheet, type Spot } from '../../../functions/mail/coverage.ts';

const rectangle = (left: number, top: number, right: number, bottom: number): readonly Spot[] => [[left, top], [right, top], [right, bottom], [left, bottom]];

/** Coverage of each pixel in hundredths, row by row. */
function filled(width: number, height: number, ...shapes: readonly (readonly (readonly Spot[])[])[]) {
  const sheet = newSheet(width, height);
  for (const shape of shapes) sheet.ink(shape);
  const { data } = sheet.coverage();
  return Array.from({ length: height }, (_, row) => Array.from(data.slice(row * width, (row + 1) * width), (value) => Math.round(value * 100)));
}

it('covers pixels by the area that a shape takes of them', () => {
  expect(filled(4, 3, [rectangle(0.5, 1, 2.25, 2.5)])).toEqual([[0, 0, 0, 0], [50, 100, 25, 0], [25, 50, 13, 0]]);
});

it('covers the pixels on a slanting edge by the part below it', () => {
  const [row = []] = filled(4, 1, [[[0, 0], [4, 0], [0, 0.8]]]);
  expect(row).toEqual([70, 50, 30, 10]);
});

it.each([['one way round', false], ['the other way round', true]])('leaves a hole open, drawn %s', (_, isReversed) => {
  const shape = [rectangle(0, 0, 3, 3), rectangle(1, 1, 2, 2).toReversed()].map((outline) => (isReversed ? outline.toReversed() : outline));
  expect(filled(3, 3, shape)).toEqual([[100, 100, 100], [100, 0, 100], [100, 100, 100]]);
});

it('is not darker than ink where shapes overlap, and the next row begins with paper', () => {
  expect(filled(2, 2, [rectangle(0, 0, 2, 1)], [rectangle(1, 0, 2, 1)])).toEqual([[100, 100], [0, 0]]);
});

it('fills what is beyond the sheet as far as its border', () => {
  expect(filled(2, 2, [rectangle(-5, -5, 9, 1)])).toEqual([[100, 100], [0, 0]]);
});
