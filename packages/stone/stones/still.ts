import { normalizeRecipe, type Recipe } from '../codes/recipe.ts';
import { srgbByte } from './colour.ts';
import { drawSurface } from './draw-surface.ts';
import { castsShadows, lightOn } from './light.ts';
import { packSlab, PATCH_MM } from './packing.ts';
import type { DrawnSurface } from './surface.ts';

/** How large a piece of the surface is drawn, and how fine. */
export interface StillSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pxPerMm: number;
  /** Its lower left corner, mm from that of the slab: whole pixels, 0 unless said otherwise. */
  readonly fromXMm?: number;
  readonly fromYMm?: number;
}

export interface Still {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each pixel as sRGB, from the upper left corner, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Beyond the picture, what throws shadows into it is drawn too, mm. */
const MARGIN_MM = 3;
/** The largest slab whose stones are packed as a whole, in patches along a side. Beyond, no single stone is made out. */
const MOST_PATCHES = 3;

/**
 * Draws a recipe's surface as a photograph from above shows it, to scale and without a repetition; finishes with a relief are lit from the
 * upper left. A smaller picture is the lower left corner of a larger one. The same recipe and size give the same bytes on any machine.
 * @param recipe one that keeps its limits
 */
export function drawStill(recipe: Recipe, { widthMm, heightMm, pxPerMm, fromXMm = 0, fromYMm = 0 }: StillSize): Still {
  const own = normalizeRecipe(recipe);
  const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)];
  const patches = Math.min(MOST_PATCHES, Math.ceil(Math.max(fromXMm + widthMm, fromYMm + heightMm) / PATCH_MM));
  const packing = packSlab(own.aggregates, own.seed, patches * PATCH_MM);
  const margin = castsShadows(own.finish) ? Math.ceil(MARGIN_MM * pxPerMm) : 0;
  const extent = {
    fromXMm: fromXMm - margin / pxPerMm,
    fromYMm: fromYMm - margin / pxPerMm,
    columns: width + 2 * margin,
    rows: height + 2 * margin,
    pxPerMm,
  };
  const surface = drawSurface(own, packing, extent);
  return { width, height, data: developed(surface, margin ? lightOn(surface) : undefined, margin) };
}

/** Distinct steps of linear light. */
const STEPS = 8192;
let bytes: Uint8Array | undefined;

/** Linear light as bytes of sRGB, without the margin. */
function developed(
  { colour, extent: { columns, rows } }: DrawnSurface,
  light: Float32Array | undefined,
  margin: number,
): Still['data'] {
  const [width, height] = [columns - 2 * margin, rows - 2 * margin];
  const data = new Uint8ClampedArray(4 * width * height);
  bytes ??= Uint8Array.from({ length: STEPS }, (_, step) => srgbByte(step / (STEPS - 1)));
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 4) {
      const pixel = (row + margin) * columns + column + margin;
      const lit = light ? light[pixel]! : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const step = colour[3 * pixel + channel]! * lit * (STEPS - 1) + 0.5;
        data[at + channel] = bytes[step < STEPS ? step | 0 : STEPS - 1]!;
      }
      data[at + 3] = 255;
    }
  }
  return data;
}
