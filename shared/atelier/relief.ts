import type { FinishId } from './materials.ts';
import { noiseAt, noiseOf } from './noise.ts';

/** What a finish leaves of the ground surface; lengths in mm. */
interface Relief {
  /** How far the binder lies below the stones, at most. */
  readonly proud: number;
  /** From the edge of a stone to where it reaches its height. */
  readonly shoulder: number;
  /** Standard deviation of the roughness, and about how wide its bumps are. */
  readonly rough: number;
  readonly bump: number;
}

const FLAT: Relief = { proud: 0, shoulder: 1, rough: 0, bump: 1 };
const reliefs: Readonly<Record<FinishId, Relief>> = {
  geschliffen: FLAT,
  seidenmatt: FLAT,
  poliert: FLAT,
  gestrahlt: { proud: 0.22, shoulder: 0.5, rough: 0.05, bump: 0.5 },
  'fein-gestockt': { proud: 0, shoulder: 1, rough: 0.32, bump: 2.2 },
  gewaschen: { proud: 2.4, shoulder: 3.2, rough: 0.06, bump: 0.6 },
};

/** Heights of a picture's pixels in mm, row by row; undefined for a flat finish. */
export function heightsOf(finish: FinishId, stone: Uint32Array, columns: number, rows: number, pxPerMm: number): Float32Array | undefined {
  const { proud, shoulder, rough, bump } = reliefs[finish];
  if (rough === 0) return undefined;
  const heights = edgeDistances(stone, columns, rows);
  const noise = noiseOf(7, [1, 2, 4]);
  // The bumps of the noise are about 6 texels wide.
  const texels = 6 / (bump * pxPerMm);
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, pixel += 1) {
      const inwards = Math.min(1, heights[pixel]! / pxPerMm / shoulder);
      const dome = stone[pixel] === 0 ? 0 : Math.sqrt(inwards * (2 - inwards));
      heights[pixel] = proud * dome + rough * noiseAt(noise, column * texels, row * texels);
    }
  }
  return heights;
}

/** Of each pixel in a stone, about how many pixels it is to the nearest of another; by steps of 3 and 4 thirds (Borgefors' chamfer). */
function edgeDistances(stone: Uint32Array, columns: number, rows: number): Float32Array {
  const distance = new Float32Array(stone.length).fill(1000);
  const near = (pixel: number, other: number, step: number) => {
    const through = stone[other] === stone[pixel] ? distance[other]! + step : step / 2;
    if (through < distance[pixel]!) distance[pixel] = through;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pixel = row * columns + column;
      if (column > 0) near(pixel, pixel - 1, 1);
      if (row === 0) continue;
      near(pixel, pixel - columns, 1);
      if (column > 0) near(pixel, pixel - columns - 1, 4 / 3);
      if (column + 1 < columns) near(pixel, pixel - columns + 1, 4 / 3);
    }
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const pixel = row * columns + column;
      if (column + 1 < columns) near(pixel, pixel + 1, 1);
      if (row + 1 === rows) continue;
      near(pixel, pixel + columns, 1);
      if (column + 1 < columns) near(pixel, pixel + columns + 1, 4 / 3);
      if (column > 0) near(pixel, pixel + columns - 1, 4 / 3);
    }
  }
  return distance;
}

/** Part of the light that reaches each pixel, 1 on level ground: from the upper left, low enough for the relief to throw shadows. */
export function lightOn(heights: Float32Array, columns: number, rows: number, pxPerMm: number): Float32Array {
  const light = new Float32Array(heights.length);
  const at = (column: number, row: number) => heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))]!;
  // Up and to the left alike, and as steep as 40 degrees.
  const [across, up] = [0.54, 0.64];
  const reach = Math.ceil(3 * pxPerMm);
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, pixel += 1) {
      const slopeX = ((at(column + 1, row) - at(column - 1, row)) * pxPerMm) / 2;
      const slopeY = ((at(column, row + 1) - at(column, row - 1)) * pxPerMm) / 2;
      const facing = (across * slopeX + across * slopeY + up) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY) / up;
      let hidden = 0;
      for (let step = 1; step <= reach; step += 1 + (step >> 2)) {
        const above = at(column - step, row - step) - heights[pixel]! - (step * 1.41 * 0.84) / pxPerMm;
        if (above > hidden) hidden = above;
      }
      const sun = Math.max(0, facing) * (1 - Math.min(1, hidden / 0.35));
      light[pixel] = 0.32 + 0.68 * sun;
    }
  }
  return light;
}
