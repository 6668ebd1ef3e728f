import { PATCH_MM, type Packing } from './packing.ts';

/** Which stone each sample of a picture shows. Rows run downwards; the lower left corner of the picture is that of the patch. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** Index of the stone plus 1; 0 is binder. */
  readonly stone: Uint32Array;
}

const UM = 1000;

/** Draws the stones of a patch, again and again, over a picture of so many samples. */
export function rasterOf(packing: Packing, columns: number, rows: number, samplesPerMm: number): Raster {
  const raster = { columns, rows, stone: new Uint32Array(columns * rows) };
  const side = PATCH_MM * samplesPerMm;
  const scale = samplesPerMm / UM;
  for (let stone = 0; stone < packing.count; stone += 1) {
    const corners = cornersOf(packing, stone, scale);
    for (let right = -side; right < columns; right += side) {
      for (let up = -side; up < rows; up += side) fill(raster, corners, right, up, stone + 1);
    }
  }
  return raster;
}

interface Corners {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function cornersOf({ start, points }: Packing, stone: number, scale: number): Corners {
  const from = start[stone]!;
  const count = start[stone + 1]! - from;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  for (let corner = 0; corner < count; corner += 1) {
    x[corner] = points[2 * (from + corner)]! * scale;
    y[corner] = points[2 * (from + corner) + 1]! * scale;
  }
  return { x, y, left: Math.min(...x), right: Math.max(...x), low: Math.min(...y), high: Math.max(...y) };
}

/** Draws one stone, moved by whole patches; as many samples as have their middle in it. */
function fill({ columns, rows, stone }: Raster, corners: Corners, right: number, up: number, mark: number): void {
  if (corners.right + right < 0 || corners.left + right > columns) return;
  const { x, y } = corners;
  const first = Math.max(0, Math.ceil(corners.low + up - 0.5));
  const last = Math.min(rows - 1, Math.floor(corners.high + up - 0.5));
  for (let row = first; row <= last; row += 1) {
    const middle = row + 0.5 - up;
    let [from, to] = [Infinity, -Infinity];
    for (let corner = 0, before = x.length - 1; corner < x.length; before = corner, corner += 1) {
      if (y[before]! > middle === y[corner]! > middle) continue;
      const crossing = x[before]! + ((x[corner]! - x[before]!) * (middle - y[before]!)) / (y[corner]! - y[before]!);
      from = Math.min(from, crossing);
      to = Math.max(to, crossing);
    }
    const begin = Math.max(0, Math.ceil(from + right - 0.5));
    const end = Math.min(columns - 1, Math.floor(to + right - 0.5));
    const line = (rows - 1 - row) * columns;
    if (begin <= end) stone.fill(mark, line + begin, line + end + 1);
  }
}
