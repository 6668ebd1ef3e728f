/** In millimetres: x to the right, y up. */
export type Corner = readonly [x: number, y: number];

/** Area of an outline without crossings, in mm² (shoelace formula). */
export function areaOf(outline: readonly Corner[]): number {
  const doubled = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Volume of a piece with the same section over its length, in m³. @param length in millimetres */
export const prismVolume = (outline: readonly Corner[], length: number): number => (areaOf(outline) * length) / 1e9;

/** Volume of a box in m³, from millimetres. */
export const boxVolume = (length: number, width: number, height: number): number => (length * width * height) / 1e9;
