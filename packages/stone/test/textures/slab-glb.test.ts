import { expect, it } from 'vitest';
import { tiledSlab } from '../../textures/slab-glb.ts';

type Vector = readonly number[];
const less = (a: Vector, b: Vector) => a.map((value, at) => value - (b[at] ?? NaN));
const dot = (a: Vector, b: Vector) => a.reduce((sum, value, at) => sum + value * (b[at] ?? NaN), 0);
const cross = ([a = 0, b = 0, c = 0]: Vector, [x = 0, y = 0, z = 0]: Vector) => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];

it('a slab shows the texture at true scale on each face, unmirrored, and faces outwards', () => {
  const geometry = tiledSlab();
  const indices = Array.from(geometry.getIndex()?.array ?? []);
  const at = (name: 'position' | 'normal' | 'tangent' | 'uv', index: number): Vector => {
    const { array, itemSize } = geometry.getAttribute(name) as { array: ArrayLike<number>; itemSize: number };
    return Array.from({ length: itemSize }, (_, part) => array[itemSize * index + part] ?? NaN);
  };
  expect(indices).toHaveLength(36);
  for (let first = 0; first < indices.length; first += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(first, first + 3);
    const [p, q] = [less(at('position', b), at('position', a)), less(at('position', c), at('position', a))];
    const [s, t] = [less(at('uv', b), at('uv', a)), less(at('uv', c), at('uv', a))];
    expect(dot(cross(p, q), at('normal', a))).toBeGreaterThan(0);
    // One unit of the texture is a metre, in all directions.
    for (const [one, other] of [
      [dot(p, p), dot(s, s)],
      [dot(q, q), dot(t, t)],
      [dot(p, q), dot(s, t)],
    ] as const)
      expect(other).toBeCloseTo(one, 6);
    // Along the tangent u grows and v stays; across it, v falls.
    const [along, across] = [at('tangent', a).slice(0, 3), cross(at('normal', a), at('tangent', a))];
    for (const [edge, [u = NaN, v = NaN]] of [
      [p, s],
      [q, t],
    ] as const) {
      expect(dot(edge, along)).toBeCloseTo(u, 6);
      expect(dot(edge, across)).toBeCloseTo(-v, 6);
    }
    // v points down, so what is unmirrored turns the other way.
    expect((s[0] ?? 0) * (t[1] ?? 0) - (s[1] ?? 0) * (t[0] ?? 0)).toBeLessThan(0);
  }
});
