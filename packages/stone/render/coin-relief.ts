import { DataTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';
import { FIGURE, leaves, PEARL, pearls, RIM, type Leaf } from './coin-shape.ts';

const SIDE = 384;
/** Height of the highest parts above the field, in radii: struck flatter than it looks. */
const DEPTH = 0.045;
/** How wide the edges of the figure and the rim slope, in radii. */
const BEVEL = 0.035;

/** The face of one franc: rim, ring of pearls, wreath and figure. Red and green: slopes to the right and up; blue: height. */
export function coinRelief(): DataTexture {
  const heights = Float32Array.from({ length: SIDE * SIDE }, (_, at) => heightAt(...placeOf(at)));
  const data = new Uint8Array(4 * SIDE * SIDE);
  const slope = (low: number, high: number) =>
    127.5 + 127.5 * Math.max(-1, Math.min(1, ((low - high) * DEPTH * SIDE) / 4));
  for (let at = 0; at < heights.length; at++) {
    const near = (step: number) => heights[at + step] ?? 0;
    data.set(
      [slope(near(-1), near(1)), slope(near(-SIDE), near(SIDE)), 255 * Math.min(1, heights[at] ?? 0), 255],
      4 * at,
    );
  }
  const texture = new DataTexture(data, SIDE, SIDE);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** The middle of a texel, in radii; y points down, whereas the rows of a texture go up. */
const placeOf = (at: number): [number, number] => [
  ((at % SIDE) + 0.5) * (2 / SIDE) - 1,
  1 - (Math.floor(at / SIDE) + 0.5) * (2 / SIDE),
];

/** @returns height over the field, 0 to 1 */
function heightAt(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  let height = rise(radius - RIM) * rise(1 - radius);
  for (const [pearlX, pearlY] of pearls)
    height = Math.max(height, 0.7 * dome(Math.hypot(x - pearlX, y - pearlY) / PEARL));
  for (const leaf of leaves) height = Math.max(height, leafHeight(leaf, x, y));
  return Math.max(height, 0.9 * rise(-distanceToFigure(x, y)));
}

/** From 0 at an edge to 1 further in. */
function rise(inside: number): number {
  const part = Math.max(0, Math.min(1, inside / BEVEL));
  return part * part * (3 - 2 * part);
}

const dome = (part: number) => (part < 1 ? Math.sqrt(1 - part * part) : 0);

/** A leaf bulges, and its middle rib is a furrow. */
function leafHeight({ x, y, turn, length, width }: Leaf, atX: number, atY: number): number {
  const [dx, dy] = [atX - x, atY - y];
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / length;
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / width;
  // Pointed at both ends.
  const part = Math.abs(across) + along * along;
  return part < 1 ? 0.75 * Math.sqrt(1 - part) * (0.65 + 0.35 * Math.min(1, Math.abs(across) * 5)) : 0;
}

/** @returns distance to the outline of the figure, negative inside it */
function distanceToFigure(x: number, y: number): number {
  let [nearest, isInside] = [Infinity, false];
  FIGURE.forEach(([ax, ay], corner) => {
    const [bx, by] = FIGURE[(corner + 1) % FIGURE.length] ?? [ax, ay];
    const along = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside ? -nearest : nearest;
}
