import type { FinishId } from './materials.ts';
import { noiseAt, noiseOf } from './noise.ts';
import type { Raster } from './raster.ts';

/** What a finish leaves of the ground surface; lengths in mm. */
interface Relief {
  /** How far stones stand out of the binder, at most, and at most in parts of their size. */
  readonly proud: number;
  readonly domed: number;
  /** From the edge of a stone to where it reaches its height, at most. */
  readonly shoulder: number;
  /** Standard deviation of the roughness. */
  readonly rough: number;
  /** How wide the finest bumps are, and how much wider the others. */
  readonly bump: number;
  readonly bumps: readonly number[];
  /** Round pits with ridges between them, as blows of a hammer leave, rather than bumps. */
  readonly pitted?: true;
}

const reliefs: Readonly<Partial<Record<FinishId, Relief>>> = {
  gestrahlt: { proud: 0.22, domed: 1, shoulder: 0.5, rough: 0.05, bump: 0.25, bumps: [0, 1, 2] },
  'fein-gestockt': { proud: 0, domed: 0, shoulder: 1, rough: 0.36, bump: 0.3, bumps: [1, 2, 4], pitted: true },
  gewaschen: { proud: 2.6, domed: 0.32, shoulder: 5, rough: 0.07, bump: 0.3, bumps: [0, 1, 3] },
};

/**
 * Heights of a picture's pixels, mm; undefined for a finish that leaves the surface flat.
 * @param sieveUm of each stone
 */
export function heightsOf(finish: FinishId, { columns, rows, stone }: Raster, sieveUm: Uint16Array, pxPerMm: number): Float32Array | undefined {
  const relief = reliefs[finish];
  if (!relief) return undefined;
  const { proud, domed, shoulder, rough, bump, bumps, pitted } = relief;
  const heights = proud > 0 ? edgeDistances({ columns, rows, stone }) : new Float32Array(stone.length);
  const noise = noiseOf(7, bumps);
  const texels = 1 / (bump * pxPerMm);
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, pixel += 1) {
      const size = stone[pixel] === 0 ? 0 : sieveUm[stone[pixel]! - 1]! / 1000;
      const inwards = size === 0 ? 0 : Math.min(1, heights[pixel]! / pxPerMm / Math.min(shoulder, size / 2));
      const bumpy = noiseAt(noise, column * texels, row * texels);
      heights[pixel] = Math.min(proud, domed * size) * Math.sqrt(inwards * (2 - inwards)) + rough * (pitted ? -Math.abs(bumpy) : bumpy);
    }
  }
  return heights;
}

/** Of each pixel, about how many pixels it is to the edge of its stone, by steps of 1 and 4/3 (Borgefors' chamfer distance). */
function edgeDistances({ columns, rows, stone }: Raster): Float32Array {
  const distance = new Float32Array(stone.length).fill(1000);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) spread(row, column, -1);
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) spread(row, column, 1);
  }
  return distance;

  /** Takes over what the four neighbours know that were there before. */
  function spread(row: number, column: number, way: -1 | 1): void {
    const pixel = row * columns + column;
    const hasSide = column + way >= 0 && column + way < columns;
    if (hasSide) near(pixel, pixel + way, 1);
    if (row + way < 0 || row + way >= rows) return;
    near(pixel, pixel + way * columns, 1);
    if (hasSide) near(pixel, pixel + way * columns + way, 4 / 3);
    if (column - way >= 0 && column - way < columns) near(pixel, pixel + way * columns - way, 4 / 3);
  }

  function near(pixel: number, other: number, step: number): void {
    const through = stone[other] === stone[pixel] ? distance[other]! + step : step / 2;
    if (through < distance[pixel]!) distance[pixel] = through;
  }
}

/** Where the sun stands: as far to the left as behind, at 40 degrees. */
const SUN = { aside: 0.54, up: 0.64, fall: 0.84 } as const;
/** Light that comes from all around, and over what height a shadow grows dark, mm. */
const SKY = 0.32;
const SOFT_MM = 0.35;

/** How bright a relief makes each pixel, 1 being level ground in the sun. */
export function lightOn(heights: Float32Array, columns: number, rows: number, pxPerMm: number): Float32Array {
  const light = new Float32Array(heights.length);
  let lowest = 0;
  let highest = 0;
  for (let pixel = 0; pixel < heights.length; pixel += 1) {
    lowest = Math.min(lowest, heights[pixel]!);
    highest = Math.max(highest, heights[pixel]!);
  }
  // No shadow is longer.
  const reach = Math.ceil(((highest - lowest) / SUN.fall / Math.SQRT2) * pxPerMm);
  const fall = (Math.SQRT2 * SUN.fall) / pxPerMm;
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    const above = row > 0 ? -columns : 0;
    const below = row + 1 < rows ? columns : 0;
    for (let column = 0; column < columns; column += 1, pixel += 1) {
      const left = column > 0 ? -1 : 0;
      const right = column + 1 < columns ? 1 : 0;
      const slopeX = ((heights[pixel + right]! - heights[pixel + left]!) * pxPerMm) / 2;
      const slopeY = ((heights[pixel + below]! - heights[pixel + above]!) * pxPerMm) / 2;
      const facing = (SUN.aside * (slopeX + slopeY) + SUN.up) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY) / SUN.up;
      let hidden = 0;
      const last = Math.min(reach, row, column);
      for (let step = 1; step <= last; step += 1) {
        const higher = heights[pixel - step * (columns + 1)]! - heights[pixel]! - step * fall;
        if (higher > hidden) hidden = higher;
      }
      light[pixel] = SKY + (1 - SKY) * Math.max(0, facing) * (1 - Math.min(1, hidden / SOFT_MM));
    }
  }
  return light;
}
