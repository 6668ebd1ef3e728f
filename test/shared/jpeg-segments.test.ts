import { expect, it } from 'vitest';
import { jpegSegments } from '../../shared/jpeg-segments.ts';

/** The segments of a JPEG of one scan with this data. */
const scanOf = (...data: readonly number[]) => [
  ...jpegSegments(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, ...data, 0xff, 0xd9)),
];

it.each([
  ['a stuffed zero', [0xff, 0x00]],
  ['the first and the last restart', [1, 0xff, 0xd0, 2, 0xff, 0xd7]],
  ['a filling byte before its end', [0xff]],
])('a scan goes on after %s', (_, data) => {
  expect(scanOf(...data)).toMatchObject([{ data: 6, end: 6 + data.length, isWhole: true }, { marker: 0xd9 }]);
});

it.each([
  [0, true],
  [1, false],
])('a segment that lacks %i bytes is whole: %s', (lacking, isWhole) => {
  const [, table] = [...jpegSegments(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xe1, 0, 3 + lacking, 7))];
  expect(table?.isWhole).toBe(isWhole);
});
