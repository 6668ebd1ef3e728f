import { type Outline } from './outline.ts';
import { fraction, type Random } from './random.ts';
import { TURNS, turns } from './turns.ts';

/** A family of stones. */
interface Kind {
  /** Corners of a stone: the minimum, and how many more at most. */
  readonly corners: number;
  readonly more: number;
  /** Longer over shorter axis, at most. */
  readonly stretch: number;
  /** Largest offset of a corner from its even place, in parts of the way to the next one. */
  readonly uneven: number;
}

export const broken: Kind = { corners: 5, more: 3, stretch: 1.7, uneven: 0.8 };
export const pebble: Kind = { corners: 12, more: 0, stretch: 1.75, uneven: 0.25 };

/** Draws any stone of a kind around the origin: corners on an ellipse, turned anyhow, whose longer half axis is `reach`. */
export function drawShape(
  outline: Outline,
  { corners: least, more, stretch: most, uneven }: Kind,
  reach: number,
  random: Random,
): void {
  const corners = least + (random() % (more + 1));
  const stretch = 1 + (most - 1) * fraction(random);
  const turned = random() % TURNS;
  const begin = random() % TURNS;
  const step = TURNS / corners;
  for (let corner = 0; corner < corners; corner += 1) {
    const turn = (begin + (corner + uneven * fraction(random)) * step) & (TURNS - 1);
    const long = reach * turns.x[turn]!;
    const short = (reach * turns.y[turn]!) / stretch;
    outline.x[corner] = long * turns.x[turned]! - short * turns.y[turned]!;
    outline.y[corner] = long * turns.y[turned]! + short * turns.x[turned]!;
  }
  outline.corners = corners;
}
