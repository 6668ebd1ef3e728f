export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean difference of two pictures, byte by byte. */
export const difference = (one: Uint8Array | Uint8ClampedArray, other: Uint8Array | Uint8ClampedArray) =>
  mean(Array.from(one, (byte, at) => Math.abs(byte - other[at]!)));

/** Correlation of a picture with itself, moved by so many pixels: 1 where the same recurs. @param bright of each pixel, row by row */
export function likeness(bright: readonly number[], width: number, right: number, down: number): number {
  const middle = mean(bright);
  const height = bright.length / width;
  const pairs: [number, number][] = [];
  for (let row = 0; row + down < height; row += 1) {
    for (let column = 0; column + right < width; column += 1) {
      pairs.push([bright[row * width + column]! - middle, bright[(row + down) * width + column + right]! - middle]);
    }
  }
  return (
    mean(pairs.map(([a, b]) => a * b)) / Math.sqrt(mean(pairs.map(([a]) => a * a)) * mean(pairs.map(([, b]) => b * b)))
  );
}
