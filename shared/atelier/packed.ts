import type { Placed } from './sieve.ts';

const UM = 1000;

/** The stones of a square as the ground surface cuts them: convex polygons, none over another. Lengths in whole micrometres. */
export interface Packing {
  /** Side of the square, mm. It repeats in both directions without a seam. */
  readonly sideMm: number;
  readonly count: number;
  /** Of each stone: which of the given aggregates it is. */
  readonly aggregate: Uint8Array;
  /** Of each stone: which of its material's `tones` it has. */
  readonly tone: Uint8Array;
  /** Where the corners of each stone begin, counted in corners; one entry more than there are stones. */
  readonly start: Uint32Array;
  /** x and y of each corner, counter-clockwise where y points up. Stones over the edge of the square go on beyond it. */
  readonly points: Int32Array;
  /** Of each stone: its smallest width, which is the mesh that it falls through. */
  readonly sieveUm: Uint16Array;
}

/** A stone of a packing, moved by whole sides of its square. Micrometres. */
export interface Copy {
  readonly stone: number;
  readonly moveX: number;
  readonly moveY: number;
  /** Whether it lies over the edge of the square. */
  readonly protrudes: boolean;
}

/** All that lies on the square of a packing, stones that come in from its repetitions too. */
export function copiesOn({ sideMm, count, start, points }: Packing): readonly Copy[] {
  const side = sideMm * UM;
  const copies: Copy[] = [];
  for (let stone = 0; stone < count; stone += 1) {
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let at = 2 * start[stone]!; at < 2 * start[stone + 1]!; at += 2) {
      left = Math.min(left, points[at]!);
      right = Math.max(right, points[at]!);
      low = Math.min(low, points[at + 1]!);
      high = Math.max(high, points[at + 1]!);
    }
    for (let moveX = -side; moveX <= side; moveX += side) {
      for (let moveY = -side; moveY <= side; moveY += side) {
        if (right + moveX <= 0 || left + moveX >= side || high + moveY <= 0 || low + moveY >= side) continue;
        const protrudes = left + moveX < 0 || right + moveX > side || low + moveY < 0 || high + moveY > side;
        copies.push({ stone, moveX, moveY, protrudes });
      }
    }
  }
  return copies;
}

/** Copies as stones in their places, mm. @param sideMm of the larger square that they are to be part of */
export function placedOf({ start, points, sieveUm }: Packing, copies: readonly Copy[], sideMm: number): Placed {
  const count = copies.length;
  const corners = copies.reduce((sum, { stone }) => sum + start[stone + 1]! - start[stone]!, 0);
  const list = () => new Float64Array(count);
  const placed = { count, x: list(), y: list(), sizeMm: list(), reachMm: list(), start: new Uint32Array(count + 1), cornerX: new Float64Array(corners), cornerY: new Float64Array(corners) };
  copies.forEach(({ stone, moveX, moveY }, index) => {
    const from = start[stone]!;
    const own = start[stone + 1]! - from;
    const first = placed.start[index]!;
    placed.start[index + 1] = first + own;
    let [x, y] = [0, 0];
    for (let corner = 0; corner < own; corner += 1) {
      x += (points[2 * (from + corner)]! + moveX) / UM / own;
      y += (points[2 * (from + corner) + 1]! + moveY) / UM / own;
    }
    for (let corner = 0; corner < own; corner += 1) {
      const alongX = (points[2 * (from + corner)]! + moveX) / UM - x;
      const alongY = (points[2 * (from + corner) + 1]! + moveY) / UM - y;
      placed.cornerX[first + corner] = alongX;
      placed.cornerY[first + corner] = alongY;
      placed.reachMm[index] = Math.max(placed.reachMm[index]!, Math.sqrt(alongX * alongX + alongY * alongY));
    }
    placed.x[index] = x < 0 ? x + sideMm : x;
    placed.y[index] = y < 0 ? y + sideMm : y;
    placed.sizeMm[index] = sieveUm[stone]! / UM;
  });
  return placed;
}

/** Two lots of stones one after the other. */
export function joined(one: Placed, other: Placed): Placed {
  const both = (list: 'x' | 'y' | 'sizeMm' | 'reachMm' | 'cornerX' | 'cornerY') => {
    const all = new Float64Array(one[list].length + other[list].length);
    all.set(one[list]);
    all.set(other[list], one[list].length);
    return all;
  };
  const start = new Uint32Array(one.count + other.count + 1);
  start.set(one.start);
  start.set(other.start.map((corner) => corner + one.cornerX.length), one.count);
  return {
    count: one.count + other.count,
    x: both('x'),
    y: both('y'),
    sizeMm: both('sizeMm'),
    reachMm: both('reachMm'),
    start,
    cornerX: both('cornerX'),
    cornerY: both('cornerY'),
  };
}
