import type { FinishId } from '../codes/finishes.ts';
import { normalizeRecipe, type Recipe } from '../codes/recipe.ts';
import { srgbByte } from './colour.ts';
import { drawSurface } from './draw-surface.ts';
import type { Packing } from './packed.ts';
import { packSlab } from './packing.ts';
import type { DrawnSurface } from './surface.ts';

/** Side of the tile, mm. */
export const TILE_MM = 1000;

/** Rows of a tile as pixels for a canvas: red, green, blue and opacity of each. */
export interface TileMaps {
  /** sRGB, without light and shadow. */
  readonly colour: Uint8ClampedArray<ArrayBuffer>;
  /** Direction of the surface as OpenGL and glTF have it, green up. */
  readonly normal: Uint8ClampedArray<ArrayBuffer>;
  /** Of microfacets, as a grey. */
  readonly roughness: Uint8ClampedArray<ArrayBuffer>;
}

/** Roughness of stone and binder as the pictures of the site are rendered with (renderings/kit/library.py); the square of it is the width of the lobe. */
const ROUGHNESS: Readonly<Record<FinishId, readonly [stone: number, binder: number]>> = {
  geschliffen: [0.46, 0.6],
  seidenmatt: [0.27, 0.36],
  poliert: [0.03, 0.08],
  gestrahlt: [0.8, 0.88],
  'fein-gestockt': [0.8, 0.86],
  gewaschen: [0.44, 0.88],
};
/** Of air voids in an even surface, and from which depth a place is one, mm. */
const VOID = { roughness: 0.8, deepMm: 0.03 } as const;

/** Draws rows of a recipe's tile, which repeats in both directions without a seam. @param side of the whole in pixels */
export type DrawTileRows = (side: number, from: number, rows: number) => TileMaps;

/** Packs the stones of a tile, whose lower left corner is the recipe's patch. @param recipe one that keeps its limits */
export function tileOf(recipe: Recipe): DrawTileRows {
  const own = normalizeRecipe(recipe);
  const packing = packSlab(own.aggregates, own.seed, TILE_MM);
  return (side, from, rows) => drawRows(own, packing, side, from, rows);
}

function drawRows(recipe: Recipe, packing: Packing, side: number, from: number, rows: number): TileMaps {
  const pxPerMm = side / TILE_MM;
  // One pixel more on each side: a slope is measured between neighbours.
  const surface = drawSurface(recipe, packing, {
    fromXMm: -1 / pxPerMm,
    fromYMm: (side - from - rows - 1) / pxPerMm,
    columns: side + 2,
    rows: rows + 2,
    pxPerMm,
    repeatMm: TILE_MM,
  });
  const maps = { colour: pixels(side * rows), normal: pixels(side * rows), roughness: pixels(side * rows) };
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let column = 0; column < side; column += 1, at += 4) {
      const pixel = (row + 1) * (side + 2) + column + 1;
      writeColour(maps.colour, at, surface, pixel);
      writeNormal(maps.normal, at, surface, pixel);
      maps.roughness.fill(255 * roughnessAt(recipe.finish, surface, pixel), at, at + 3);
    }
  }
  return maps;
}

/** Opaque black. */
const pixels = (count: number) => {
  const data = new Uint8ClampedArray(4 * count);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return data;
};

/** Distinct steps of linear light. */
const STEPS = 8192;
let bytes: Uint8Array | undefined;

function writeColour(into: Uint8ClampedArray, at: number, { colour }: DrawnSurface, pixel: number): void {
  bytes ??= Uint8Array.from({ length: STEPS }, (_, step) => srgbByte(step / (STEPS - 1)));
  for (let channel = 0; channel < 3; channel += 1) {
    const step = colour[3 * pixel + channel]! * (STEPS - 1) + 0.5;
    into[at + channel] = bytes[Math.min(STEPS - 1, Math.max(0, step | 0))]!;
  }
}

function writeNormal(into: Uint8ClampedArray, at: number, { height, extent }: DrawnSurface, pixel: number): void {
  const { columns, pxPerMm } = extent;
  const slopeX = ((height[pixel + 1]! - height[pixel - 1]!) * pxPerMm) / 2;
  const slopeY = ((height[pixel - columns]! - height[pixel + columns]!) * pxPerMm) / 2;
  const long = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  into[at] = 127.5 * (1 - slopeX / long);
  into[at + 1] = 127.5 * (1 - slopeY / long);
  into[at + 2] = 127.5 * (1 + 1 / long);
}

function roughnessAt(finish: FinishId, { cover, height }: DrawnSurface, pixel: number): number {
  const [stone, binder] = ROUGHNESS[finish];
  const isEven = finish === 'geschliffen' || finish === 'seidenmatt' || finish === 'poliert';
  if (isEven && height[pixel]! < -VOID.deepMm) return VOID.roughness;
  return binder + (stone - binder) * cover[pixel]!;
}
