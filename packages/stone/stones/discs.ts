import type { Run } from './grains.ts';

/** Discs on a square patch whose opposite sides are joined: one at the same index of each list. Lengths in mm. */
export interface Discs {
  readonly side: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
}

/** Discs of like size, by the cell of a grid that holds their middle. */
export interface Layer extends Run {
  readonly largest: number;
  /** Cells in a row. */
  readonly cells: number;
  /** Where the discs of each cell begin in `discs`. */
  readonly start: Int32Array;
  readonly discs: Int32Array;
}

/** Two discs each, at the same index. */
export interface Pairs {
  count: number;
  first: Int32Array;
  second: Int32Array;
}

/** The shortest way between two coordinates on a patch. */
export function across(distance: number, side: number): number {
  if (distance > side / 2) return distance - side;
  return distance < -side / 2 ? distance + side : distance;
}

/** A coordinate brought back onto the patch, from at most one side beyond. */
export function onto(coordinate: number, side: number): number {
  if (coordinate < 0) return coordinate + side;
  return coordinate >= side ? coordinate - side : coordinate;
}

/** A layer of discs, with nothing in its cells. */
export function layerOf({ radius, side }: Discs, { from, to }: Run): Layer {
  let largest = 0;
  for (let disc = from; disc < to; disc += 1) largest = Math.max(largest, radius[disc]!);
  const cells = Math.max(3, Math.floor(side / (CELL * largest)));
  return { from, to, largest, cells, start: new Int32Array(cells * cells + 1), discs: new Int32Array(to - from) };
}

/** Width of a cell in radii of the largest disc: small ones are searched through in vain, large ones are full. */
const CELL = 1.5;

/** Sorts a layer's discs into its cells by their present places. */
export function sortIntoCells({ x, y, side }: Discs, { from, to, cells, start, discs }: Layer): void {
  const scale = cells / side;
  const cellOf = (disc: number) =>
    Math.min(cells - 1, (y[disc]! * scale) | 0) * cells + Math.min(cells - 1, (x[disc]! * scale) | 0);
  start.fill(0);
  for (let disc = from; disc < to; disc += 1) start[cellOf(disc)]! += 1;
  for (let cell = 1; cell < start.length; cell += 1) start[cell]! += start[cell - 1]!;
  for (let disc = to - 1; disc >= from; disc -= 1) discs[(start[cellOf(disc)]! -= 1)] = disc;
}

/**
 * All pairs of discs, the one of the finer layer first, whose middles are nearer to each other than the sum of their radii.
 * @param fixed number of discs, the first ones, whose pairs among each other are left out
 * @param part to take the radii by
 */
export function pairsOf(discs: Discs, layers: readonly Layer[], fixed: number, part: number): Pairs {
  const room = 8 * discs.x.length;
  const pairs = { count: 0, first: new Int32Array(room), second: new Int32Array(room) };
  layers.forEach((layer, index) => {
    if (layer.from >= fixed) for (const other of layers.slice(0, index + 1)) addPairs(discs, layer, other, part, pairs);
  });
  return pairs;
}

/** @param other the layer itself, or one of larger discs */
function addPairs({ x, y, radius, side }: Discs, layer: Layer, other: Layer, part: number, pairs: Pairs): void {
  const { cells, start, discs } = other;
  const scale = cells / side;
  for (let disc = layer.from; disc < layer.to; disc += 1) {
    const atX = x[disc]!;
    const atY = y[disc]!;
    const own = radius[disc]! * part;
    const around = own + other.largest * part;
    const left = Math.floor((atX - around) * scale);
    const right = Math.min(left + cells - 1, Math.floor((atX + around) * scale));
    const low = Math.floor((atY - around) * scale);
    const high = Math.min(low + cells - 1, Math.floor((atY + around) * scale));
    for (let row = low; row <= high; row += 1) {
      const line = onto(row, cells) * cells;
      for (let column = left; column <= right; column += 1) {
        const cell = line + onto(column, cells);
        const end = start[cell + 1]!;
        for (let item = start[cell]!; item < end; item += 1) {
          const second = discs[item]!;
          if (second >= disc) continue;
          const toX = across(x[second]! - atX, side);
          const toY = across(y[second]! - atY, side);
          const limit = own + radius[second]! * part;
          if (toX * toX + toY * toY < limit * limit) addPair(pairs, disc, second);
        }
      }
    }
  }
}

function addPair(pairs: Pairs, first: number, second: number): void {
  if (pairs.count === pairs.first.length) {
    pairs.first = longer(pairs.first);
    pairs.second = longer(pairs.second);
  }
  pairs.first[pairs.count] = first;
  pairs.second[pairs.count] = second;
  pairs.count += 1;
}

function longer(list: Int32Array): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(2 * list.length);
  twice.set(list);
  return twice;
}
