/** Mean difference of two lists of pixels, byte by byte. */
export const difference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one, (byte, at) => Math.abs(byte - (other[at] ?? NaN))).reduce((sum, value) => sum + value, 0) /
  one.length;
