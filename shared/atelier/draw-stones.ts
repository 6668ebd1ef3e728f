import { bendsOf } from './bends.ts';
import { contourOf, insideAt, type Contour } from './contour.ts';
import { hashOf } from './lattice.ts';
import { appearing, looks } from './looks.ts';
import { stones } from './materials.ts';
import type { Packing } from './packed.ts';
import { PATCH_MM } from './packing.ts';
import type { Recipe } from './recipe.ts';
import { stoneHeight, type StonePlace } from './relief.ts';
import { paintStone, textureOf, type Texture } from './stone-texture.ts';
import type { Surface } from './surface.ts';

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

/** Radius from which an edge that is soft over one pixel makes a stone no larger, px. */
const LARGE_PX = 2.5;

/** What a small stone's soft edge has to be weighed with so that it covers what the stone does: a disc's area over that of its soft image. */
function weightOf(radiusPx: number): number {
  if (radiusPx > LARGE_PX) return 1;
  const square = radiusPx * radiusPx;
  const reach = radiusPx + 0.5;
  return radiusPx > 0.5 ? square / (square + 1 / 12) : (3 * square) / (reach * reach * reach);
}

/** Draws a packing's stones with soft edges: each adds its part to the pixels that it covers. */
export function drawStones(surface: Surface, recipe: Recipe, packing: Packing): void {
  const { fromXMm, fromYMm, columns, rows, pxPerMm } = surface.extent;
  const { sideMm } = packing;
  const bends = bendsOf(surface.extent);
  const right = fromXMm + columns / pxPerMm;
  const high = fromYMm + rows / pxPerMm;
  for (let stone = 0; stone < packing.count; stone += 1) {
    const { stone: material } = recipe.aggregates[packing.aggregate[stone]!]!;
    const { rounded } = stones[material];
    const contour = contourOf(packing, stone, rounded ? BLUNT.rounded : BLUNT.broken);
    const corner = 2 * packing.start[stone]!;
    const hash = hashOf(onPatch(packing.points[corner]!), onPatch(packing.points[corner + 1]!), STONE_SEED);
    let texture: Texture | undefined;
    // A stone shows again in each repetition of the packing that the extent reaches.
    const firstX = Math.floor((fromXMm - REACH_MM - contour.right) / sideMm) + 1;
    const firstY = Math.floor((fromYMm - REACH_MM - contour.high) / sideMm) + 1;
    for (let moveX = firstX * sideMm; moveX + contour.left - REACH_MM < right; moveX += sideMm) {
      for (let moveY = firstY * sideMm; moveY + contour.low - REACH_MM < high; moveY += sideMm) {
        texture ??= textureOf(material, packing.tone[stone]!, hash);
        drawStone(surface, recipe, bends, contour, texture, { hash, rounded, sizeMm: contour.sizeMm, inside: 0, x: 0, y: 0 }, moveX, moveY);
      }
    }
  }
}

/** A coordinate of the patch, µm: a stone looks the same in each of its repetitions. */
const onPatch = (um: number) => ((um % PATCH_UM) + PATCH_UM) % PATCH_UM;

const paint = new Float64Array(3);

function drawStone(surface: Surface, { finish }: Recipe, bends: Float32Array, contour: Contour, texture: Texture, place: StonePlace, moveX: number, moveY: number): void {
  const { colour, height, cover, extent } = surface;
  const { fromXMm, fromYMm, columns, rows, pxPerMm } = extent;
  const { depth, veil } = looks[finish];
  const weight = weightOf((contour.sizeMm * pxPerMm) / 2);
  const bent = place.rounded ? BENT.rounded : BENT.broken;
  const firstColumn = Math.max(0, Math.floor((contour.left + moveX - REACH_MM - fromXMm) * pxPerMm));
  const lastColumn = Math.min(columns - 1, Math.ceil((contour.right + moveX + REACH_MM - fromXMm) * pxPerMm));
  const firstRow = Math.max(0, Math.floor(rows - (contour.high + moveY + REACH_MM - fromYMm) * pxPerMm));
  const lastRow = Math.min(rows - 1, Math.ceil(rows - (contour.low + moveY - REACH_MM - fromYMm) * pxPerMm));
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
      for (let channel = 0; channel < 3; channel += 1) colour[3 * pixel + channel]! += part * appearing(paint[channel]! * rim, depth, veil);
      height[pixel]! += part * stoneHeight(finish, place, pxPerMm);
      cover[pixel]! += part;
    }
  }
}
