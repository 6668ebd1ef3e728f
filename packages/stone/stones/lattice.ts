import { turns } from './turns.ts';

/**
 * Textures without a period, from hashed points of a square lattice: only integers, + − × ÷ and square roots, so that they are the same
 * to the bit on any machine.
 */

const STEP_X = 0x27d4_eb2d;
const STEP_Y = 0x1656_67b1;

/** 32 random bits of a lattice point, as a signed integer. @param x and y whole numbers */
export const hashOf = (x: number, y: number, seed: number): number =>
  scrambled(Math.imul(x, STEP_X) ^ Math.imul(y, STEP_Y) ^ seed);

function scrambled(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a_2d39);
  return twice ^ (twice >>> 15);
}

const BYTE = 1 / 255;

/** Eight of a hash's bits as a number from 0 to 1. @param at the first of them, 0 to 24 */
export const partOf = (hash: number, at: number): number => ((hash >>> at) & 255) * BYTE;

const fade = (part: number) => part * part * part * (part * (part * 6 - 15) + 10);

/** Makes the standard deviation of the noise 1. */
const GAIN = 4.63;

/** Ken Perlin's improved noise: bumps about one lattice step wide; mean 0, standard deviation 1. */
export function noiseAt(seed: number, x: number, y: number): number {
  const left = Math.floor(x) | 0;
  const low = Math.floor(y) | 0;
  const partX = x - left;
  const partY = y - low;
  const leftBits = Math.imul(left, STEP_X);
  const rightBits = (leftBits + STEP_X) | 0;
  const lowBits = Math.imul(low, STEP_Y) ^ seed;
  const highBits = Math.imul(low + 1, STEP_Y) ^ seed;
  const a = scrambled(leftBits ^ lowBits) & 255;
  const b = scrambled(rightBits ^ lowBits) & 255;
  const c = scrambled(leftBits ^ highBits) & 255;
  const d = scrambled(rightBits ^ highBits) & 255;
  const { x: toX, y: toY } = turns;
  const bottomLeft = toX[a]! * partX + toY[a]! * partY;
  const bottomRight = toX[b]! * (partX - 1) + toY[b]! * partY;
  const topLeft = toX[c]! * partX + toY[c]! * (partY - 1);
  const topRight = toX[d]! * (partX - 1) + toY[d]! * (partY - 1);
  const across = fade(partX);
  const bottom = bottomLeft + (bottomRight - bottomLeft) * across;
  const top = topLeft + (topRight - topLeft) * across;
  return GAIN * (bottom + (top - bottom) * fade(partY));
}

/** Noise of several widths on top of each other, each half as wide and turned, with half the weight; mean 0, standard deviation about 1. */
export function cloudsAt(seed: number, x: number, y: number, octaves: number): number {
  let total = 0;
  let weight = 1;
  let squares = 0;
  let alongX = x;
  let alongY = y;
  for (let octave = 0; octave < octaves; octave += 1) {
    total += weight * noiseAt(seed + octave * 0x51ed, alongX, alongY);
    squares += weight * weight;
    weight *= 0.5;
    // Turned by the angle of 3 : 4 : 5, so that no lattice shows through.
    const turnedX = 2 * (0.8 * alongX - 0.6 * alongY) + 17.3;
    alongY = 2 * (0.6 * alongX + 0.8 * alongY) - 9.1;
    alongX = turnedX;
  }
  return total / Math.sqrt(squares);
}

/** From 0 at one value to 1 at another, without a kink. */
export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
