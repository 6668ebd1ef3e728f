import { BufferGeometry, Float32BufferAttribute } from 'three';

export const THICKNESS_MM = 30;
const CHAMFER_MM = 2;

/** A slab about the origin, `length` by `width` mm, its face at z = 0, arrises chamfered at 45 degrees: each side has its own flat normals. */
export function slabGeometry(length: number, width: number): BufferGeometry {
  const x = length / 2;
  const y = width / 2;
  const c = CHAMFER_MM;
  const positions: number[] = [];
  const normals: number[] = [];
  const quad = (normal: readonly number[], ...corners: readonly (readonly number[])[]) => {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      positions.push(...(corners[i] ?? []));
      normals.push(...normal);
    }
  };
  quad([0, 0, 1], [c - x, c - y, 0], [x - c, c - y, 0], [x - c, y - c, 0], [c - x, y - c, 0]);
  const s = Math.SQRT1_2;
  quad([0, -s, s], [-x, -y, -c], [x, -y, -c], [x - c, c - y, 0], [c - x, c - y, 0]);
  quad([s, 0, s], [x, -y, -c], [x, y, -c], [x - c, y - c, 0], [x - c, c - y, 0]);
  quad([0, s, s], [x, y, -c], [-x, y, -c], [c - x, y - c, 0], [x - c, y - c, 0]);
  quad([-s, 0, s], [-x, y, -c], [-x, -y, -c], [c - x, c - y, 0], [c - x, y - c, 0]);
  const d = -THICKNESS_MM;
  quad([0, -1, 0], [-x, -y, d], [x, -y, d], [x, -y, -c], [-x, -y, -c]);
  quad([1, 0, 0], [x, -y, d], [x, y, d], [x, y, -c], [x, -y, -c]);
  quad([0, 1, 0], [x, y, d], [-x, y, d], [-x, y, -c], [x, y, -c]);
  quad([-1, 0, 0], [-x, y, d], [-x, -y, d], [-x, -y, -c], [-x, y, -c]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return geometry;
}
