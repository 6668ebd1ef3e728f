import type { Packing } from '../../../../web/stone/stones/packed.ts';

/** Measures stones in whole micrometres: products of coordinates on a slab stay below 2⁵³, so that every sign is exact. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cornersOf({ start, points }: Packing, stone: number): readonly Point[] {
  return Array.from({ length: start[stone + 1]! - start[stone]! }, (_, corner) => {
    const at = 2 * (start[stone]! + corner);
    return { x: points[at]!, y: points[at + 1]! };
  });
}

const cross = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const edgesOf = (corners: readonly Point[]) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);

/** µm² */
export const areaOf = (corners: readonly Point[]): number =>
  edgesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** Whether every corner turns to the left. */
export const isConvex = (corners: readonly Point[]): boolean =>
  corners.every(
    (corner, index) =>
      cross(corner, corners[(index + 1) % corners.length]!, corners[(index + 2) % corners.length]!) > 0,
  );

/** The smallest distance between two parallels around a convex polygon, µm. */
export const widthOf = (corners: readonly Point[]): number =>
  Math.min(
    ...edgesOf(corners).map(
      ([a, b]) => Math.max(...corners.map((corner) => cross(a, b, corner))) / Math.hypot(b.x - a.x, b.y - a.y),
    ),
  );

/** The widest strip that parts two convex polygons, µm; 0 or below if they touch or overlap. */
function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  const best = (own: readonly Point[], others: readonly Point[]) =>
    Math.max(
      ...edgesOf(own).map(
        ([a, b]) => -Math.max(...others.map((corner) => cross(a, b, corner))) / Math.hypot(b.x - a.x, b.y - a.y),
      ),
    );
  return Math.max(best(one, other), best(other, one));
}

/** Further than this from each other, stones are not measured, µm. */
const FAR = 500;
/** Width of a cell, µm. */
const CELL = 4000;

/** Of each stone, the gap to the one that is nearest to it, µm, or FAR. */
export function gapsOf(packing: Packing): Float64Array {
  const gaps = new Float64Array(packing.count).fill(FAR);
  const stones = Array.from({ length: packing.count }, (_, stone) => cornersOf(packing, stone));
  const boxes = stones.map((corners) => ({
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    low: Math.min(...corners.map(({ y }) => y)),
    high: Math.max(...corners.map(({ y }) => y)),
  }));
  const cells = new Map<number, number[]>();
  const side = packing.sideMm * 1000;
  const cellsInRow = side / CELL;
  const seen = new Set<number>();
  const wrapped = (cell: number) => ((cell % cellsInRow) + cellsInRow) % cellsInRow;
  boxes.forEach(({ left, right, low, high }, stone) => {
    for (let row = Math.floor((low - FAR / 2) / CELL); row <= Math.floor((high + FAR / 2) / CELL); row += 1) {
      for (
        let column = Math.floor((left - FAR / 2) / CELL);
        column <= Math.floor((right + FAR / 2) / CELL);
        column += 1
      ) {
        const cell = wrapped(row) * cellsInRow + wrapped(column);
        const others = cells.get(cell) ?? [];
        for (const other of others) {
          const pair = other * packing.count + stone;
          if (!seen.has(pair)) compare(other, stone);
          seen.add(pair);
        }
        others.push(stone);
        cells.set(cell, others);
      }
    }
  });
  return gaps;

  function compare(one: number, other: number): void {
    const [a, b] = [boxes[one]!, boxes[other]!];
    const right = side * Math.round((a.left - b.left) / side);
    const up = side * Math.round((a.low - b.low) / side);
    const apart = Math.max(
      a.left - b.right - right,
      b.left + right - a.right,
      a.low - b.high - up,
      b.low + up - a.high,
    );
    if (apart > FAR) return;
    const moved = stones[other]!.map(({ x, y }) => ({ x: x + right, y: y + up }));
    const gap = gapBetween(stones[one]!, moved);
    gaps[one] = Math.min(gaps[one]!, gap);
    gaps[other] = Math.min(gaps[other]!, gap);
  }
}
