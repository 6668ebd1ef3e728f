import type { Bodies } from './bodies.ts';
import { onto } from './discs.ts';
import type { Run } from './grains.ts';

/** Which squares of a patch are taken, a small raster of it. */
export interface Cover {
  readonly squares: number;
  readonly taken: Uint8Array;
}

/** Squares in a row per mm. */
const PER_MM = 2;

/** What bodies of some runs take, with a margin in mm around them. */
export function coverOf(bodies: Bodies, runs: readonly Run[], margin: number): Cover {
  const squares = bodies.side * PER_MM;
  const cover = { squares, taken: new Uint8Array(squares * squares) };
  for (const run of runs) take(cover, bodies, run, margin);
  const packed = bodies.packedMm * PER_MM;
  for (let row = 0; row < packed; row += 1) cover.taken.fill(1, row * squares, row * squares + packed);
  return cover;
}

export const isTaken = ({ squares, taken }: Cover, x: number, y: number): boolean =>
  taken[((y * PER_MM) | 0) * squares + ((x * PER_MM) | 0)] === 1;

function take({ squares, taken }: Cover, { x, y, even, shapes }: Bodies, { from, to }: Run, margin: number): void {
  for (let body = from; body < to; body += 1) {
    const isDisc = body >= shapes.count;
    const reach = margin + even[body]! * (isDisc ? 1 : 2);
    const high = Math.floor((y[body]! + reach) * PER_MM - 0.5);
    for (let row = Math.ceil((y[body]! - reach) * PER_MM - 0.5); row <= high; row += 1) {
      const upwards = (row + 0.5) / PER_MM - y[body]!;
      let left = -reach;
      let right = reach;
      if (isDisc) {
        right = Math.sqrt(Math.max(0, reach * reach - upwards * upwards));
        left = -right;
      } else {
        for (let edge = shapes.start[body]!; edge < shapes.start[body + 1]!; edge += 1) {
          const slope = shapes.outX[edge]!;
          const limit = (shapes.away[edge]! + margin - shapes.outY[edge]! * upwards) / slope;
          if (slope > 0) right = Math.min(right, limit);
          else left = Math.max(left, limit);
        }
      }
      const line = onto(row, squares) * squares;
      const end = Math.floor((x[body]! + right) * PER_MM - 0.5);
      for (let square = Math.ceil((x[body]! + left) * PER_MM - 0.5); square <= end; square += 1)
        taken[line + onto(square, squares)] = 1;
    }
  }
}
