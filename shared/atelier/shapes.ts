import { smallestWidth, type Outline } from './outline.ts';
import { fraction, type Random } from './random.ts';
import { TURNS, turns } from './turns.ts';

/** A broken stone has 5 to 8 corners of its own. */
const LEAST_CORNERS = 5;
const CORNERS = 4;
const ROUND_CORNERS = 12;
/** Longest over shortest axis, at most. */
const STRETCH = { angular: 1.7, rounded: 1.75 } as const;
/** How far a corner may lie off its even place, in parts of the way to the next one. */
const UNEVEN = { angular: 0.8, rounded: 0.25 } as const;

/** Draws any stone around the origin, scaled so that a sieve of `width` just holds it back. @returns how far it reaches from the origin */
export function drawShape(outline: Outline, width: number, rounded: boolean, random: Random): number {
  const kind = rounded ? 'rounded' : 'angular';
  const corners = rounded ? ROUND_CORNERS : LEAST_CORNERS + (random() % CORNERS);
  const stretch = Math.sqrt(1 + (STRETCH[kind] - 1) * fraction(random));
  const turned = random() % TURNS;
  const begin = random() % TURNS;
  const step = TURNS / corners;
  for (let corner = 0; corner < corners; corner += 1) {
    const turn = (begin + (corner + UNEVEN[kind] * fraction(random)) * step) & (TURNS - 1);
    const long = stretch * turns.x[turn]!;
    const short = turns.y[turn]! / stretch;
    outline.x[corner] = long * turns.x[turned]! - short * turns.y[turned]!;
    outline.y[corner] = long * turns.y[turned]! + short * turns.x[turned]!;
  }
  outline.corners = corners;
  const scale = width / smallestWidth(outline);
  for (let corner = 0; corner < corners; corner += 1) {
    outline.x[corner]! *= scale;
    outline.y[corner]! *= scale;
  }
  return stretch * scale;
}
