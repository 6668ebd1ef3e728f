import type { Extent } from './extent.ts';
import { smooth } from './lattice.ts';

/** Writes what a field without a period has at a place, mm, into a list. */
export type Field = (x: number, y: number, into: Float64Array) => void;

/** Width of the band before the far edges of a tile in which it turns into what follows it, mm. */
const BAND_MM = 20;
/** Places along a side that the means of a field are taken over. */
const SAMPLES = 64;

/**
 * The field on the extent. On a tile it goes on where it begins: before the far edges it turns into what comes a side earlier. Both parts are
 * weighed so that the contrast around the mean stays, as if it were one field (Heitz and Neyret 2018, «High-performance by-example noise»).
 * @param count of its values
 */
export function repeated({ repeatMm: side }: Extent, count: number, field: Field): Field {
  if (side === undefined) return field;
  const means = meansOf(side, count, field);
  const part = new Float64Array(count);
  return (atX, atY, into) => {
    const x = atX - Math.floor(atX / side) * side;
    const y = atY - Math.floor(atY / side) * side;
    const farX = smooth(side - BAND_MM, side, x);
    const farY = smooth(side - BAND_MM, side, y);
    if (farX === 0 && farY === 0) {
      field(x, y, into);
      return;
    }
    for (let value = 0; value < count; value += 1) into[value] = means[value]!;
    for (let turn = 0; turn < 4; turn += 1) {
      const [backX, backY] = [turn % 2, turn >> 1];
      const square = (backX ? farX : 1 - farX) * (backY ? farY : 1 - farY);
      if (square === 0) continue;
      field(x - backX * side, y - backY * side, part);
      const weight = Math.sqrt(square);
      for (let value = 0; value < count; value += 1) into[value]! += weight * (part[value]! - means[value]!);
    }
  };
}

function meansOf(side: number, count: number, field: Field): Float64Array {
  const means = new Float64Array(count);
  const values = new Float64Array(count);
  const step = side / SAMPLES;
  for (let x = step / 2; x < side; x += step) {
    for (let y = step / 2; y < side; y += step) {
      field(x, y, values);
      for (let value = 0; value < count; value += 1) means[value]! += values[value]! / (SAMPLES * SAMPLES);
    }
  }
  return means;
}
