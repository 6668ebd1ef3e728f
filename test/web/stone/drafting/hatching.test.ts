import { describe, expect, it } from 'vitest';
import type { Hatch, Point } from '../../../../web/stone/drafting/drawing.ts';
import { hatchStrokes } from '../../../../web/stone/drafting/hatching.ts';
import { productDrawings } from '../../../../web/stone/drawings/product-drawings.ts';

const MATERIALS = [
  'cast-stone',
  'concrete',
  'mortar',
  'grit',
  'gravel',
  'coarse-gravel',
  'insulation',
  'ground',
] as const;

const rectangle = (left: number, bottom: number, right: number, top: number): readonly Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
const PART = rectangle(0, 0, 400, 120);

/** Whether a point is inside a loop or within rounding distance of its edge. */
function within(loop: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of loop.entries()) {
    const [x2, y2] = loop[(index + 1) % loop.length] ?? [x1, y1];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    if (along > -0.01 && along < length + 0.01 && Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length < 0.01)
      return true;
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

/** The strokes of a part that has the same size on paper at any scale, in millimetres on paper. */
function onPaper(scale: number) {
  const outline = rectangle(0, 0, 40 * scale, 9 * scale);
  const strokes = hatchStrokes({ kind: 'hatch', material: 'cast-stone', outline }, scale);
  return strokes.map(({ points }) => points.map(([x, y]) => [(x / scale).toFixed(6), (y / scale).toFixed(6)]));
}

describe('hatching', () => {
  it.each(MATERIALS)('fills a part of %s, and only that', (material) => {
    const strokes = hatchStrokes({ kind: 'hatch', material, outline: PART }, 10);
    expect(strokes.length).toBeGreaterThan(0);
    for (const { points } of strokes) for (const point of points) expect(within(PART, point)).toBe(true);
  });

  it('leaves islands open', () => {
    const islands = [rectangle(150, 40, 250, 80)];
    const strokes = hatchStrokes({ kind: 'hatch', material: 'mortar', outline: PART, islands }, 10);
    const within1Mm = rectangle(151, 41, 249, 79);
    expect(strokes.flatMap(({ points }) => points).filter((point) => within(within1Mm, point))).toEqual([]);
  });

  it.each(Object.entries(productDrawings))('stays in the cut parts of %s', (_, { entities, scale }) => {
    const hatches = entities.filter((entity): entity is Hatch => entity.kind === 'hatch');
    expect(hatches.length).toBeGreaterThan(0);
    for (const hatch of hatches) {
      const outside = hatchStrokes(hatch, scale)
        .flatMap(({ points }) => points)
        .filter((point) => !within(hatch.outline, point));
      expect(outside).toEqual([]);
    }
  });

  it('keeps grains and distances on paper at any scale', () => {
    expect(onPaper(5)).toEqual(onPaper(10));
  });
});
