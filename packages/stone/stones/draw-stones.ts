import { stones } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';
import { bendsOf } from './bends.ts';
import { emptyContour, fillContour, insideAt } from './contour.ts';
import { hashOf } from './lattice.ts';
import { appearing, looks } from './looks.ts';
import { emptyBounds, fillBounds, type Packing } from './packed.ts';
import { PATCH_MM } from './packing.ts';
import { stoneHeight, type StonePlace } from './relief.ts';
import { paintStone, textureOf, type Texture } from './stone-texture.ts';
import type { DrawnSurface } from './surface.ts';

const STONE_SEED = 0x57_0e;
const PATCH_UM = 1000 * PATCH_MM;
/** How much of a stone's width the corners of its contour are rounded over. */
const BLUNT = { broken: 0.07, rounded: 0.2 } as const;
/** How much of the bends the contour of a stone shows. */
const BENT = { broken: 1, rounded: 0.3 } as const;
/** Bends carry an outline at most this far, mm. */
const REACH_MM = 0.9;
/** Width of the rim where a stone is thin over the binder, mm, and how much darker it is. */
const RIM_MM = 0.22;
const RIM = 0.1;

const bounds = emptyBounds();
const contour = emptyContour();
const paint = new Float64Array(3);

/** Draws a packing's stones with soft edges: each adds its part to the pixels that it covers. */
export function drawStones(surface: DrawnSurface, recipe: Recipe, packing: Packing): void {
  const { fromXMm, fromYMm, columns, rows, pxPerMm } = surface.extent;
  const { sideMm } = packing;
  const bends = bendsOf(surface.extent);
  const right = fromXMm + columns / pxPerMm + REACH_MM;
  const high = fromYMm + rows / pxPerMm + REACH_MM;
  for (let stone = 0; stone < packing.count; stone += 1) {
    fillBounds(bounds, packing, stone);
    let texture: Texture | undefined;
    // A stone shows again in each repetition of the packing that the extent reaches.
    const firstX = Math.floor((fromXMm - REACH_MM - bounds.right) / sideMm) + 1;
    const firstY = Math.floor((fromYMm - REACH_MM - bounds.high) / sideMm) + 1;
    for (let moveX = firstX * sideMm; moveX + bounds.left < right; moveX += sideMm) {
      for (let moveY = firstY * sideMm; moveY + bounds.low < high; moveY += sideMm) {
        const material = recipe.aggregates[packing.aggregate[stone]!]!.stone;
        const { rounded } = stones[material];
        if (!texture) fillContour(contour, packing, stone, rounded ? BLUNT.rounded : BLUNT.broken);
        const hash = hashOfStone(packing, stone);
        texture ??= textureOf(material, packing.tone[stone]!, hash);
        drawStone(
          surface,
          recipe,
          bends,
          texture,
          { hash, rounded, sizeMm: contour.sizeMm, inside: 0, x: 0, y: 0 },
          moveX,
          moveY,
        );
      }
    }
  }
}

/** Random bits of a stone, by its first corner on the patch: a stone looks the same in each of its repetitions. */
function hashOfStone({ points, start }: Packing, stone: number): number {
  const corner = 2 * start[stone]!;
  return hashOf(onPatch(points[corner]!), onPatch(points[corner + 1]!), STONE_SEED);
}

const onPatch = (um: number) => ((um % PATCH_UM) + PATCH_UM) % PATCH_UM;

/** Radius from which an edge that is soft over one pixel makes a stone no larger, px. */
const LARGE_PX = 2.5;

/** What a small stone's soft edge has to be weighed with so that it covers what the stone does: a disc's area over that of its soft image. */
function weightOf(radiusPx: number): number {
  if (radiusPx > LARGE_PX) return 1;
  const square = radiusPx * radiusPx;
  const reach = radiusPx + 0.5;
  return radiusPx > 0.5 ? square / (square + 1 / 12) : (3 * square) / (reach * reach * reach);
}

/** Draws the stone that `bounds` and `contour` hold. */
function drawStone(
  surface: DrawnSurface,
  { finish }: Recipe,
  bends: Float32Array,
  texture: Texture,
  place: StonePlace,
  moveX: number,
  moveY: number,
): void {
  const { colour, height, cover, extent } = surface;
  const { fromXMm, fromYMm, columns, rows, pxPerMm } = extent;
  const { depth, veil } = looks[finish];
  const weight = weightOf((contour.sizeMm * pxPerMm) / 2);
  const bent = place.rounded ? BENT.rounded : BENT.broken;
  const firstColumn = Math.max(0, Math.floor((bounds.left + moveX - REACH_MM - fromXMm) * pxPerMm));
  const lastColumn = Math.min(columns - 1, Math.ceil((bounds.right + moveX + REACH_MM - fromXMm) * pxPerMm));
  const firstRow = Math.max(0, Math.floor(rows - (bounds.high + moveY + REACH_MM - fromYMm) * pxPerMm));
  const lastRow = Math.min(rows - 1, Math.ceil(rows - (bounds.low + moveY - REACH_MM - fromYMm) * pxPerMm));
  for (let row = firstRow; row <= lastRow; row += 1) {
    place.y = fromYMm + (rows - row - 0.5) / pxPerMm - moveY - contour.y;
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const pixel = row * columns + column;
      place.x = fromXMm + (column + 0.5) / pxPerMm - moveX - contour.x;
      place.inside = insideAt(contour, place.x + bent * bends[2 * pixel]!, place.y + bent * bends[2 * pixel + 1]!);
      const part = weight * Math.min(1, place.inside * pxPerMm + 0.5);
      if (part <= 0) continue;
      paintStone(texture, place.x, place.y, pxPerMm, paint);
      const rim = 1 - RIM * Math.max(0, 1 - place.inside / RIM_MM);
      for (let channel = 0; channel < 3; channel += 1)
        colour[3 * pixel + channel]! += part * appearing(paint[channel]! * rim, depth, veil);
      height[pixel]! += part * stoneHeight(finish, place, pxPerMm);
      cover[pixel]! += part;
    }
  }
}
