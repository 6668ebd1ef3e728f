import { fraction, randomOf } from './random.ts';

/** Texels in a row of a noise, a power of 2. */
const SIDE = 256;
const MASK = SIDE - 1;

/** Random heights on a square grid that repeats itself; mean 0, standard deviation 1. */
export type Noise = Float32Array;

/**
 * Makes a noise of bumps of several sizes on top of each other.
 * @param radii half widths of the bumps in texels, each with as much weight as the other
 */
export function noiseOf(seed: number, radii: readonly number[]): Noise {
  const random = randomOf(seed);
  const total = new Float32Array(SIDE * SIDE);
  for (const radius of radii) {
    let layer: Noise = Float32Array.from(total, () => fraction(random));
    // Three boxes on top of each other come near a bell.
    for (let pass = 0; pass < (radius > 0 ? 3 : 0); pass += 1) layer = turnedAndBlurred(turnedAndBlurred(layer, radius), radius);
    normalise(layer);
    layer.forEach((value, texel) => (total[texel]! += value));
  }
  normalise(total);
  return total;
}

/** The noise at a place in texels, between its four neighbours. */
export function noiseAt(noise: Noise, x: number, y: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const partX = x - left;
  const partY = y - low;
  const line = (low & MASK) * SIDE;
  const above = ((low + 1) & MASK) * SIDE;
  const [a, b] = [left & MASK, (left + 1) & MASK];
  const bottom = noise[line + a]! + (noise[line + b]! - noise[line + a]!) * partX;
  const top = noise[above + a]! + (noise[above + b]! - noise[above + a]!) * partX;
  return bottom + (top - bottom) * partY;
}

/** Rows become columns, so that two of these passes blur both ways. */
function turnedAndBlurred(from: Noise, radius: number): Noise {
  const to = new Float32Array(from.length);
  for (let row = 0; row < SIDE; row += 1) {
    let sum = 0;
    for (let column = -radius; column <= radius; column += 1) sum += from[row * SIDE + (column & MASK)]!;
    for (let column = 0; column < SIDE; column += 1) {
      to[column * SIDE + row] = sum;
      sum += from[row * SIDE + ((column + radius + 1) & MASK)]! - from[row * SIDE + ((column - radius) & MASK)]!;
    }
  }
  return to;
}

function normalise(values: Float32Array): void {
  let [sum, squares] = [0, 0];
  for (const value of values) sum += value;
  const mean = sum / values.length;
  for (const value of values) squares += (value - mean) * (value - mean);
  const deviation = Math.sqrt(squares / values.length);
  values.forEach((value, texel) => (values[texel] = (value - mean) / deviation));
}
