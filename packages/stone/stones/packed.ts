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
  /** Whether it crosses the edge of the square. */
  readonly protrudes: boolean;
}

/** What a stone reaches on the slab, mm. */
export interface Bounds {
  left: number;
  right: number;
  low: number;
  high: number;
}

export const emptyBounds = (): Bounds => ({ left: 0, right: 0, low: 0, high: 0 });

export function fillBounds(bounds: Bounds, { points, start }: Packing, stone: number): void {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 2 * start[stone]!; at < 2 * start[stone + 1]!; at += 2) {
    left = Math.min(left, points[at]!);
    right = Math.max(right, points[at]!);
    low = Math.min(low, points[at + 1]!);
    high = Math.max(high, points[at + 1]!);
  }
  bounds.left = left / UM;
  bounds.right = right / UM;
  bounds.low = low / UM;
  bounds.high = high / UM;
}

const bounds = emptyBounds();

/** All stones on the square of a packing, stones that come in from its repetitions too. */
export function copiesOn(packing: Packing): readonly Copy[] {
  const side = packing.sideMm;
  const copies: Copy[] = [];
  for (let stone = 0; stone < packing.count; stone += 1) {
    fillBounds(bounds, packing, stone);
    for (let moveX = -side; moveX <= side; moveX += side) {
      for (let moveY = -side; moveY <= side; moveY += side) {
        const [left, right, low, high] = [
          bounds.left + moveX,
          bounds.right + moveX,
          bounds.low + moveY,
          bounds.high + moveY,
        ];
        if (right <= 0 || left >= side || high <= 0 || low >= side) continue;
        copies.push({
          stone,
          moveX: moveX * UM,
          moveY: moveY * UM,
          protrudes: left < 0 || right > side || low < 0 || high > side,
        });
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
  const placed = {
    count,
    x: list(),
    y: list(),
    sizeMm: list(),
    reachMm: list(),
    start: new Uint32Array(count + 1),
    cornerX: new Float64Array(corners),
    cornerY: new Float64Array(corners),
  };
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
  start.set(
    other.start.map((corner) => corner + one.cornerX.length),
    one.count,
  );
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
