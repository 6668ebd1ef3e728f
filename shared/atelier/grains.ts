import { bands, stones } from './materials.ts';
import type { Aggregate } from './recipe.ts';

/** Stones before they have a place, coarse ones first. */
export interface Grains {
  readonly count: number;
  /** Index of the aggregate. */
  readonly aggregate: Uint8Array;
  /** Sieve size, mm. */
  readonly sizeMm: Float64Array;
}

/** Area of a stone over the square of its sieve size, on average: as it is made, and squeezed between others. */
export const AREA_FACTOR = { angular: 1.05, rounded: 1.1, fein: 0.95 };

/** Mesh that the part `passing` of a band's area falls through, by Fuller's parabola between the band's meshes; mm. */
export function meshMm(fromMm: number, toMm: number, passing: number): number {
  const side = Math.sqrt(fromMm) + passing * (Math.sqrt(toMm) - Math.sqrt(fromMm));
  return side * side;
}

/**
 * As many stones of each aggregate as take its share of a patch, sized by the sieve curve.
 * @param areaMm2 of the patch
 */
export function grainsOf(aggregates: readonly Aggregate[], areaMm2: number): Grains {
  const found = aggregates.map((aggregate) => sizesOf(aggregate, areaMm2));
  const count = found.reduce((sum, sizes) => sum + sizes.length, 0);
  const grains = { count, aggregate: new Uint8Array(count), sizeMm: new Float64Array(count) };
  const at = found.map(() => 0);
  for (let grain = 0; grain < count; grain += 1) {
    let coarsest = 0;
    for (let index = 1; index < found.length; index += 1) {
      if ((found[index]?.[at[index] ?? 0] ?? 0) > (found[coarsest]?.[at[coarsest] ?? 0] ?? 0)) coarsest = index;
    }
    grains.aggregate[grain] = coarsest;
    grains.sizeMm[grain] = found[coarsest]?.[at[coarsest] ?? 0] ?? 0;
    at[coarsest] = (at[coarsest] ?? 0) + 1;
  }
  return grains;
}

/** Sizes from coarse to fine, each as large as the middle of its own part of the curve. */
function sizesOf({ stone, band, share }: Aggregate, areaMm2: number): readonly number[] {
  const { fromMm, toMm } = bands[band];
  const factor = band === 'fein' ? AREA_FACTOR.fein : AREA_FACTOR[stones[stone].rounded ? 'rounded' : 'angular'];
  const sizes: number[] = [];
  let passing = 1;
  for (;;) {
    const rough = meshMm(fromMm, toMm, passing);
    const half = (factor * rough * rough) / ((share / 100) * areaMm2) / 2;
    if (passing < half) return sizes;
    const size = meshMm(fromMm, toMm, passing - half);
    sizes.push(size);
    passing -= (factor * size * size) / ((share / 100) * areaMm2);
  }
}
