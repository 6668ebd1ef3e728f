const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean difference of two pictures, byte by byte. */
export const difference = (one: Uint8Array | Uint8ClampedArray, other: Uint8Array | Uint8ClampedArray) =>
  mean(Array.from(one, (byte, at) => Math.abs(byte - other[at]!)));
