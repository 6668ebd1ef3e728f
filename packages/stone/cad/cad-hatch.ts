import { HatchPattern, HatchPatternLine, XY } from '@node-projects/acad-ts';
import type { HatchMaterial } from '../drafting/drawing.ts';

/** A family of parallel lines: angle in degrees, base point, offset to the next line, dashes and gaps, in millimetres on paper. */
type Family = readonly [
  angle: number,
  base: readonly [x: number, y: number],
  offset: readonly [x: number, y: number],
  dashes?: readonly number[],
];

/** Lines at 45 degrees, so far apart. */
const oblique = (distance: number, from: number, dashes?: readonly number[]): Family => {
  const aside = Math.SQRT1_2 * distance;
  return [45, [-Math.SQRT1_2 * from, Math.SQRT1_2 * from], [-aside, aside], dashes];
};

/** Triangles of one side on a hexagonal lattice. */
const triangles = (side: number, pitch: number): readonly Family[] => {
  const high = (Math.sqrt(3) / 2) * pitch;
  const dashes = [side, side - pitch];
  return [
    [0, [0, 0], [pitch / 2, high], dashes],
    [60, [0, 0], [pitch / 2 - pitch, high], dashes],
    [120, [side, 0], [-pitch, 0], dashes],
  ];
};

const specks: readonly Family[] = [
  [37, [0, 0], [0.35, 0.9], [0.22, -1.1]],
  [112, [0.5, 0.3], [-0.9, 0.4], [0.22, -1.7]],
];

/** Waves of insulation, as zigzags. */
const [WAVE, AMPLITUDE] = [1, 3];
const steep = (Math.atan2(AMPLITUDE, WAVE) * 180) / Math.PI;
const limb = Math.hypot(WAVE, AMPLITUDE);

/** The signs of the materials as patterns; the page draws the same signs stroke by stroke. */
const families: Readonly<Record<HatchMaterial, readonly Family[]>> = {
  concrete: [oblique(3.4, 0), oblique(3.4, 1.7, [2.2, -1.1])],
  ground: [oblique(7.7, 0), oblique(7.7, 1.1), oblique(7.7, 2.2)],
  'cast-stone': [...triangles(0.8, 4.2), ...specks],
  mortar: specks,
  grit: triangles(0.9, 1.9),
  gravel: triangles(1.3, 2.6),
  'coarse-gravel': triangles(2, 4),
  insulation: [
    [steep, [0, 0], [0, AMPLITUDE], [limb, -limb]],
    [-steep, [WAVE, AMPLITUDE], [0, AMPLITUDE], [limb, -limb]],
  ],
};

/** A material's pattern at a scale. @param turn of one degree in the unit of the file: DXF has degrees, DWG radians */
export function cadPattern(material: HatchMaterial, scale: number, turn: number): HatchPattern {
  const pattern = new HatchPattern(`BW-${material.toUpperCase()}`);
  pattern.lines = families[material].map(([angle, [x, y], [dx, dy], dashes = []]) =>
    Object.assign(new HatchPatternLine(), {
      angle: angle * turn,
      basePoint: new XY(x * scale, y * scale),
      offset: new XY(dx * scale, dy * scale),
      dashLengths: dashes.map((length) => length * scale),
    }),
  );
  return pattern;
}
