import type { FinishId } from '../codes/finishes.ts';
import type { DrawnSurface } from './surface.ts';

/** Light from the upper left, as far to the left as behind, at 40 degrees over a bright sky. */
const SUN = { aside: 0.54, up: 0.64, fall: 0.84 } as const;
const SKY = 0.5;
/** Over what height a shadow grows dark, in parts of its length. */
const PENUMBRA = 0.35;

/** Whether a finish leaves a relief that light and shadow show. */
export const castsShadows = (finish: FinishId): boolean =>
  finish === 'gestrahlt' || finish === 'fein-gestockt' || finish === 'gewaschen';

/** How bright its relief makes each pixel of a surface, 1 being level ground. */
export function lightOn({ height: heights, extent: { columns, rows, pxPerMm } }: DrawnSurface): Float32Array {
  const light = new Float32Array(heights.length);
  const near = blurred(heights, columns, rows, Math.max(1, Math.round(0.35 * pxPerMm)));
  const wide = blurred(heights, columns, rows, Math.max(1, Math.round(1.4 * pxPerMm)));
  let lowest = 0;
  let highest = 0;
  for (let pixel = 0; pixel < heights.length; pixel += 1) {
    lowest = Math.min(lowest, heights[pixel]!);
    highest = Math.max(highest, heights[pixel]!);
  }
  const reach = Math.ceil(((highest - lowest) / SUN.fall / Math.SQRT2) * pxPerMm);
  const fall = (Math.SQRT2 * SUN.fall) / pxPerMm;
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    const above = row > 0 ? -columns : 0;
    const below = row + 1 < rows ? columns : 0;
    for (let column = 0; column < columns; column += 1, pixel += 1) {
      const left = column > 0 ? -1 : 0;
      const right = column + 1 < columns ? 1 : 0;
      const height = heights[pixel]!;
      const slopeX = ((heights[pixel + right]! - heights[pixel + left]!) * pxPerMm) / 2;
      const slopeY = ((heights[pixel + below]! - heights[pixel + above]!) * pxPerMm) / 2;
      const steep = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = Math.max(0, SUN.aside * (slopeX + slopeY) + SUN.up) / steep / SUN.up;
      let hidden = 0;
      const last = Math.min(reach, row, column);
      for (let step = 1; step <= last; step += 1) {
        const higher = heights[pixel - step * (columns + 1)]! - height - step * fall;
        if (higher <= 0) continue;
        const dark = higher / (0.05 + PENUMBRA * step * fall);
        if (dark > hidden) hidden = dark;
      }
      const open =
        Math.max(0.25, 1 - 0.9 * Math.max(0, near[pixel]! - height) - 0.45 * Math.max(0, wide[pixel]! - height)) *
        (0.5 + 0.5 / steep);
      light[pixel] = SKY * open + (1 - SKY) * facing * (1 - Math.min(1, hidden));
    }
  }
  return light;
}

/** Means over squares. */
function blurred(values: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  return turnedMeans(turnedMeans(values, columns, rows, radius), rows, columns, radius);
}

/** Means over rows; rows become columns. */
function turnedMeans(values: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  const size = 2 * radius + 1;
  for (let row = 0; row < rows; row += 1) {
    const first = row * columns;
    const last = first + columns - 1;
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset += 1)
      sum += values[Math.min(last, Math.max(first, first + offset))]!;
    for (let column = 0; column < columns; column += 1) {
      means[column * rows + row] = sum / size;
      sum += values[Math.min(last, first + column + radius + 1)]! - values[Math.max(first, first + column - radius)]!;
    }
  }
  return means;
}
