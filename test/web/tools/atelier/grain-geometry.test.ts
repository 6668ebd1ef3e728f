/** @module-tag thorough */
import { FLOATS, grainGeometry } from '@works/stone/render/grain-geometry';
import type { Packing } from '@works/stone/stones/packed';
import { packStones, PATCH_MM } from '@works/stone/stones/packing';
import { expect, it } from 'vitest';
import { areaOf as areaOfStone, cornersOf } from '../../../../packages/stone/test/stones/measure.ts';
import { presets } from '../../../../web/content/atelier.ts';

/** Area of the triangles whose middle is in the square: those over its edge count on one side only. */
function areaInside(data: Float32Array, sideMm: number): number {
  let area = 0;
  for (let at = 0; at < data.length; at += 3 * FLOATS) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, FLOATS, FLOATS + 1, 2 * FLOATS, 2 * FLOATS + 1].map(
      (float) => data[at + float] ?? 0,
    ) as [number, number, number, number, number, number];
    const x = (ax + bx + cx) / 3;
    const y = (ay + by + cy) / 3;
    if (x >= 0 && x < sideMm && y >= 0 && y < sideMm)
      area += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return area;
}

/** Area of all stones, mm². */
function areaOf(packing: Packing): number {
  const areas = Array.from({ length: packing.count }, (_, stone) => areaOfStone(cornersOf(packing, stone)));
  return areas.reduce((sum, area) => sum + area, 0) / 1e6;
}

it.each(presets)(
  '$name: the triangles of the Atelier cover as much of the patch as the stones do, those over its edge drawn on both sides',
  ({ recipe }) => {
    const packing = packStones(recipe.aggregates, recipe.seed);
    const { data, count } = grainGeometry(packing);
    expect(count * FLOATS).toBe(data.length);
    expect(areaInside(data, PATCH_MM) / areaOf(packing)).toBeCloseTo(1, 5);
  },
);
