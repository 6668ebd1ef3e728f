import { PATCH_MM, type Packing } from './packing.ts';

/** Samples in a square grid. Rows run downwards; the lower left corner of the picture is that of the patch. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** Of each sample, row by row: index of the stone that it shows plus 1; 0 is binder. */
  readonly stone: Uint32Array;
}

/** Corners of one stone in samples, y upwards. */
interface Corners {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const UM = 1000;

/** Draws the stones of a patch, again and again, over a picture of so many samples. */
export function rasterOf(packing: Packing, columns: number, rows: number, samplesPerMm: number): Raster {
  const raster = { columns, rows, stone: new Uint32Array(columns * rows) };
  const side = PATCH_MM * samplesPerMm;
  const [x, y] = [new Float64Array(64), new Float64Array(64)];
  for (let stone = 0; stone < packing.count; stone += 1) {
    const from = packing.start[stone]!;
    const count = packing.start[stone + 1]! - from;
    for (let corner = 0; corner < count; corner += 1) {
      x[corner] = (packing.points[2 * (from + corner)]! * samplesPerMm) / UM;
      y[corner] = (packing.points[2 * (from + corner) + 1]! * samplesPerMm) / UM;
    }
    // A stone may reach beyond its patch on any side.
    for (let right = -side; right < columns + side; right += side) {
      for (let up = -side; up < rows + side; up += side) fill(raster, { count, x, y }, right, up, stone + 1);
    }
  }
  return raster;
}

/** Marks the samples whose middle lies in a stone that is moved to the right and up. */
function fill({ columns, rows, stone }: Raster, { count, x, y }: Corners, right: number, up: number, mark: number): void {
  let left = Infinity;
  let end = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (let corner = 0; corner < count; corner += 1) {
    left = Math.min(left, x[corner]!);
    end = Math.max(end, x[corner]!);
    low = Math.min(low, y[corner]!);
    high = Math.max(high, y[corner]!);
  }
  if (end + right < 0 || left + right > columns) return;
  const top = Math.min(rows - 1, Math.floor(high + up - 0.5));
  for (let row = Math.max(0, Math.ceil(low + up - 0.5)); row <= top; row += 1) {
    const middle = row + 0.5 - up;
    let from = Infinity;
    let to = -Infinity;
    for (let corner = 0, before = count - 1; corner < count; before = corner, corner += 1) {
      if (y[before]! > middle === y[corner]! > middle) continue;
      const crossing = x[before]! + ((x[corner]! - x[before]!) * (middle - y[before]!)) / (y[corner]! - y[before]!);
      from = Math.min(from, crossing);
      to = Math.max(to, crossing);
    }
    const first = Math.max(0, Math.ceil(from + right - 0.5));
    const last = Math.min(columns - 1, Math.floor(to + right - 0.5));
    const line = (rows - 1 - row) * columns;
    if (first <= last) stone.fill(mark, line + first, line + last + 1);
  }
}
