import { describe, expect, it } from 'vitest';
import type { Point } from '../../drafting/drawing.ts';
import { hatchStrokes } from '../../drafting/hatching.ts';
import { productDrawings } from '../../products/product-drawings.ts';
import { distanceFrom } from '../plans/gaps.ts';

/** Whether a point is inside a loop or within rounding distance of its edge. */
const within = (loop: readonly Point[], point: Point) => distanceFrom(loop, point) < 0.01;

const byMaterial = Map.groupBy(
  Object.values(productDrawings).flatMap(({ entities, scale }) =>
    entities.flatMap((entity) => (entity.kind === 'hatch' ? [{ hatch: entity, scale }] : [])),
  ),
  ({ hatch }) => hatch.material,
);

describe('hatching', () => {
  it.each([...byMaterial])('fills the cut parts of %s in the drawings of the products, and only those', (_, parts) => {
    for (const { hatch, scale } of parts) {
      const points = hatchStrokes(hatch, scale).flatMap((stroke) => stroke.points);
      expect(points.length).toBeGreaterThan(0);
      expect(points.filter((point) => !within(hatch.outline, point))).toEqual([]);
    }
  });
});
