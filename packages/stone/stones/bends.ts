import { placesOf, type Extent } from './extent.ts';
import { noiseAt } from './lattice.ts';
import { repeated } from './repeated.ts';

/** Widths and heights of the bends in the outline of stones, mm: no broken edge is straight. */
const WIDE = { widthMm: 7, heightMm: 0.2 } as const;
const NARROW = { widthMm: 1.9, heightMm: 0.06 } as const;
const FINE = { widthMm: 0.55, heightMm: 0.035 } as const;
/** Pixels per mm from which the fine ones are seen. */
const FINE_PX = 4;

/** By how much outlines are bent at each pixel, x and y in mm: one field for all stones, so that none overlaps another. */
export function bendsOf(extent: Extent): Float32Array {
  const bends = new Float32Array(2 * extent.columns * extent.rows);
  const isFine = extent.pxPerMm > FINE_PX;
  const bend = new Float64Array(2);
  const bendOn = repeated(extent, 2, (x, y, into) => {
    into[0] = bendAt(101, x, y, isFine);
    into[1] = bendAt(102, x, y, isFine);
  });
  placesOf(extent, (pixel, x, y) => {
    bendOn(x, y, bend);
    bends[2 * pixel] = bend[0]!;
    bends[2 * pixel + 1] = bend[1]!;
  });
  return bends;
}

function bendAt(seed: number, x: number, y: number, isFine: boolean): number {
  const bend =
    WIDE.heightMm * noiseAt(seed, x / WIDE.widthMm, y / WIDE.widthMm) +
    NARROW.heightMm * noiseAt(seed + 2, x / NARROW.widthMm, y / NARROW.widthMm);
  return isFine ? bend + FINE.heightMm * noiseAt(seed + 4, x / FINE.widthMm, y / FINE.widthMm) : bend;
}
