import type { FinishId } from '../codes/finishes.ts';
import { cloudsAt, noiseAt, partOf } from './lattice.ts';

/** A place on a stone. Lengths in mm. */
export interface StonePlace {
  /** Random bits of the stone. */
  readonly hash: number;
  readonly rounded: boolean;
  /** Smallest width of the stone. */
  readonly sizeMm: number;
  /** Distance to its edge. */
  inside: number;
  /** From its middle. */
  x: number;
  y: number;
}

/** Height of a stone above the ground surface, mm. Bush-hammering works stones and binder alike: `hammer.ts`. */
export function stoneHeight(finish: FinishId, place: StonePlace, pxPerMm: number): number {
  if (finish === 'gestrahlt') return blastedStone(place, pxPerMm);
  if (finish !== 'gewaschen') return 0;
  return place.rounded ? washedPebble(place, pxPerMm) : washedChip(place, pxPerMm);
}

/** Height of the binder, mm. @param bulge how far a grain of sand rises here, mm */
export function binderHeight(finish: FinishId, x: number, y: number, bulge: number, pxPerMm: number): number {
  if (finish === 'gestrahlt')
    return -0.24 + 0.45 * bulge + 0.05 * noiseAt(301, x / 2.2, y / 2.2) + 0.1 * grit(302, x, y, pxPerMm);
  if (finish === 'gewaschen')
    return -0.1 + 0.6 * bulge + 0.16 * cloudsAt(301, x / 2.2, y / 2.2, 2) + 0.1 * grit(302, x, y, pxPerMm);
  return 0;
}

/** Blasting takes the arris off and leaves a frosted face. */
function blastedStone({ hash, inside, x, y }: StonePlace, pxPerMm: number): number {
  const worn = Math.max(0, 1 - inside / 0.3);
  const frost = 0.006 * noiseAt(hash + 9, x * 6 + y * 4, y * 6 - x * 4);
  return 0.028 * grit(hash, 0.8 * x + 0.6 * y, 0.8 * y - 0.6 * x, pxPerMm) + frost - 0.12 * worn * worn;
}

/** How far stones protrude after washing, mm, and as a share of their size. */
const PROUD_MM = 2.2;
const PROUD = 0.34;
const proudOf = ({ sizeMm, hash }: StonePlace) => Math.min(PROUD_MM, PROUD * sizeMm) * (0.7 + 0.3 * partOf(hash, 3));

function washedPebble(place: StonePlace, pxPerMm: number): number {
  const { hash, inside, sizeMm, x, y } = place;
  const part = Math.min(1, Math.max(0, inside) / (0.5 * sizeMm));
  return (
    proudOf(place) * Math.sqrt(part * (2 - part)) +
    0.03 * noiseAt(hash, x / 2, y / 2) +
    0.015 * grit(hash, x, y, pxPerMm)
  );
}

/** A broken stone has a shoulder and a tilted face. */
function washedChip(place: StonePlace, pxPerMm: number): number {
  const { hash, inside, sizeMm, x, y } = place;
  const part = Math.min(1, Math.max(0, inside) / Math.min(1.3, 0.3 * sizeMm));
  const tilt = 0.5 * (x * (partOf(hash, 11) - 0.5) + y * (partOf(hash, 19) - 0.5)) * Math.min(1, 4 / sizeMm);
  const uneven = 0.12 * noiseAt(hash, x / 2.2, y / 2.2) + 0.1 * grit(hash, x, y, pxPerMm);
  return proudOf(place) * Math.sqrt(part * (2 - part)) + part * (tilt + uneven);
}

/** Widest bumps of a roughness, mm; each of the next is half as wide and as high, as far as pixels show it. */
const WIDEST = 0.6;
const OCTAVES = 4;
const LEAST_PX = 1.5;

/** A roughness of all sizes from 0.6 mm down, mm. */
export function grit(seed: number, x: number, y: number, pxPerMm: number): number {
  let total = 0;
  for (let octave = 0, width = WIDEST; octave < OCTAVES && width * pxPerMm > LEAST_PX; octave += 1, width /= 2) {
    total += width * noiseAt(seed + octave, x / width, y / width);
  }
  return total;
}
