/** Discs on a square patch whose opposite sides are joined. Lengths in mm, one disc at the same index of each list, large ones first. */
export interface Discs {
  readonly side: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
}

/** Discs of like size, by the cell of a grid that holds their middle. */
export interface Layer {
  readonly from: number;
  readonly to: number;
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

/**
 * Splits discs into layers of like size. Their cells are empty.
 * @param size of each disc, large ones first; in a layer they differ by a factor of 2 at most
 */
export function layersOf({ radius, side }: Discs, size: Float64Array): readonly Layer[] {
  const layers: Layer[] = [];
  for (let from = 0; from < size.length; ) {
    let to = from;
    let largest = 0;
    for (; to < size.length && 2 * size[to]! > size[from]!; to += 1) largest = Math.max(largest, radius[to]!);
    const cells = Math.max(3, Math.floor(side / (2 * largest)));
    layers.push({ from, to, largest, cells, start: new Int32Array(cells * cells + 1), discs: new Int32Array(to - from) });
    from = to;
  }
  return layers;
}

/** Sorts a layer's discs into its cells, as they lie now. */
export function sortIntoCells({ x, y, side }: Discs, { from, to, cells, start, discs }: Layer): void {
  const scale = cells / side;
  const cellOf = (disc: number) => Math.min(cells - 1, (y[disc]! * scale) | 0) * cells + Math.min(cells - 1, (x[disc]! * scale) | 0);
  start.fill(0);
  for (let disc = from; disc < to; disc += 1) start[cellOf(disc)]! += 1;
  for (let cell = 1; cell < start.length; cell += 1) start[cell]! += start[cell - 1]!;
  for (let disc = to - 1; disc >= from; disc -= 1) {
    const cell = cellOf(disc);
    start[cell]! -= 1;
    discs[start[cell]!] = disc;
  }
}

/** All pairs of discs that overlap, the smaller one of each first. */
export function pairsOf(discs: Discs, layers: readonly Layer[]): Pairs {
  const pairs = { count: 0, first: new Int32Array(1 << 14), second: new Int32Array(1 << 14) };
  layers.forEach((layer, index) => {
    for (const other of layers.slice(0, index + 1)) addPairs(discs, layer, other, pairs);
  });
  return pairs;
}

/** @param other the layer itself, or one of larger discs */
function addPairs({ x, y, radius, side }: Discs, layer: Layer, other: Layer, pairs: Pairs): void {
  const { cells, start, discs } = other;
  const scale = cells / side;
  for (let disc = layer.from; disc < layer.to; disc += 1) {
    const atX = x[disc]!;
    const atY = y[disc]!;
    const own = radius[disc]!;
    const around = own + other.largest;
    const left = Math.floor((atX - around) * scale);
    const right = Math.min(left + cells - 1, Math.floor((atX + around) * scale));
    const low = Math.floor((atY - around) * scale);
    const high = Math.min(low + cells - 1, Math.floor((atY + around) * scale));
    for (let row = low; row <= high; row += 1) {
      const line = onto(row, cells) * cells;
      for (let column = left; column <= right; column += 1) {
        const cell = line + onto(column, cells);
        for (let item = start[cell]!; item < start[cell + 1]!; item += 1) {
          const second = discs[item]!;
          if (second >= disc) continue;
          const alongX = across(x[second]! - atX, side);
          const alongY = across(y[second]! - atY, side);
          const limit = own + radius[second]!;
          if (alongX * alongX + alongY * alongY < limit * limit) addPair(pairs, disc, second);
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
