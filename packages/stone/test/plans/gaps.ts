type Corner = readonly [x: number, y: number];

/** Corners and points along the edges, close enough together to find every overlap of two pieces. */
const alongEdges = (outline: readonly Corner[]): readonly Corner[] =>
  outline.flatMap(([x, y], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, y];
    const parts = Math.ceil(Math.hypot(toX - x, toY - y) / 4);
    return Array.from({ length: parts }, (_, part): Corner => [
      x + ((toX - x) * part) / parts,
      y + ((toY - y) * part) / parts,
    ]);
  });

/** Distance of a point from the nearest edge; negative inside (even-odd rule). */
export function distanceFrom(outline: readonly Corner[], [x, y]: Corner): number {
  let [nearest, isInside] = [Infinity, false];
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x - x1 - part * dx, y - y1 - part * dy));
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * dx) / dy) isInside = !isInside;
  }
  return isInside ? -nearest : nearest;
}

/** The smallest gap between two outlines; negative where they overlap. */
export const gapBetween = (one: readonly Corner[], other: readonly Corner[]) =>
  Math.min(
    ...alongEdges(one).map((point) => distanceFrom(other, point)),
    ...alongEdges(other).map((point) => distanceFrom(one, point)),
  );
