import { fraction, randomOf } from './random.ts';

/** Texels in a row of a noise, a power of 2. */
const SIDE = 256;
const MASK = SIDE - 1;

/** Random heights on a square grid that repeats itself; mean 0, standard deviation 1. */
export type Noise = Float32Array;

const made = new Map<string, Noise>();

/**
 * A noise of bumps of several sizes on top of each other. It is made once.
 * @param radii half widths of the bumps in texels, each with as much weight as the other
 */
export function noiseOf(seed: number, radii: readonly number[]): Noise {
  const key = `${seed} ${radii.join(' ')}`;
  const noise = made.get(key) ?? make(seed, radii);
  made.set(key, noise);
  return noise;
}

function make(seed: number, radii: readonly number[]): Noise {
  const random = randomOf(seed);
  const total = new Float32Array(SIDE * SIDE);
  for (const radius of radii) {
    let layer: Noise = new Float32Array(SIDE * SIDE);
    for (let texel = 0; texel < layer.length; texel += 1) layer[texel] = fraction(random);
    // Three boxes on top of each other come near a bell.
    for (let pass = 0; pass < (radius > 0 ? 3 : 0); pass += 1) layer = turnedAndBlurred(turnedAndBlurred(layer, radius), radius);
    normalise(layer);
    for (let texel = 0; texel < layer.length; texel += 1) total[texel]! += layer[texel]!;
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
  const a = left & MASK;
  const b = (left + 1) & MASK;
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
  let sum = 0;
  let squares = 0;
  for (let texel = 0; texel < values.length; texel += 1) sum += values[texel]!;
  const mean = sum / values.length;
  for (let texel = 0; texel < values.length; texel += 1) squares += (values[texel]! - mean) * (values[texel]! - mean);
  const deviation = Math.sqrt(squares / values.length);
  for (let texel = 0; texel < values.length; texel += 1) values[texel] = (values[texel]! - mean) / deviation;
}
