import { srgbByte } from './colour.ts';
import type { FinishId } from './materials.ts';
import { packStones } from './packing.ts';
import { paintOf, shadeAt, type Paint } from './paint.ts';
import { rasterOf, type Raster } from './raster.ts';
import { normalizeRecipe, type Recipe } from './recipe.ts';
import { heightsOf, lightOn } from './relief.ts';

/** How large a piece of the surface is drawn, and how fine. */
export interface StillSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pxPerMm: number;
}

export interface Still {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each pixel as sRGB, from the upper left corner, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Samples of a pixel, each way. */
const SAMPLES = 2;
/** The brightest that a smooth surface mirrors of the sky. */
const sheens: Readonly<Partial<Record<FinishId, number>>> = { seidenmatt: 0.03, poliert: 0.09 };

/**
 * Draws a recipe's surface from above, lit from the upper left. The same recipe and size give the same bytes on any machine.
 * @param recipe one that keeps its limits
 */
export function drawStill(recipe: Recipe, { widthMm, heightMm, pxPerMm }: StillSize): Still {
  const own = normalizeRecipe(recipe);
  const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)];
  const packing = packStones(own.aggregates, own.seed);
  const samples = rasterOf(packing, width * SAMPLES, height * SAMPLES, pxPerMm * SAMPLES);
  const pixels = { columns: width, rows: height, stone: new Uint32Array(width * height) };
  const colours = painted(paintOf(packing, own), samples, pixels, pxPerMm);
  const heights = heightsOf(own.finish, pixels, packing.sieveUm, pxPerMm);
  const light = heights && lightOn(heights, width, height, pxPerMm);
  return { width, height, data: developed(colours, light, width, height, sheens[own.finish] ?? 0) };
}

/** Pixels per mm from which grains of sand are seen one by one. */
const FINE = 5;

/**
 * Linear colours of the pixels, as their samples show them in even light.
 * @param pixels gets the stone that each one shows
 */
function painted(paint: Paint, { columns, stone }: Raster, pixels: Raster, pxPerMm: number): Float32Array {
  const colours = new Float32Array(3 * pixels.stone.length);
  const { light } = paint;
  const fineness = Math.min(1, pxPerMm / FINE);
  for (let row = 0, pixel = 0; row < pixels.rows; row += 1) {
    for (let column = 0; column < pixels.columns; column += 1, pixel += 1) {
      const first = SAMPLES * (row * columns + column);
      const shown = stone[first]!;
      const a = 3 * shown;
      const b = 3 * stone[first + 1]!;
      const c = 3 * stone[first + columns]!;
      const d = 3 * stone[first + columns + 1]!;
      const shade = shadeAt(paint, shown, column / pxPerMm, row / pxPerMm, fineness) / (SAMPLES * SAMPLES);
      for (let channel = 0; channel < 3; channel += 1) {
        colours[3 * pixel + channel] = shade * (light[a + channel]! + light[b + channel]! + light[c + channel]! + light[d + channel]!);
      }
      pixels.stone[pixel] = shown;
    }
  }
  return colours;
}

/** Steps of linear light that are told apart. */
const STEPS = 4096;

/** Linear light as bytes of sRGB. */
function developed(colours: Float32Array, light: Float32Array | undefined, width: number, height: number, sheen: number): Still['data'] {
  const data = new Uint8ClampedArray(4 * width * height);
  const bytes = Uint8Array.from({ length: STEPS }, (_, step) => srgbByte(step / (STEPS - 1)));
  for (let row = 0, pixel = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, pixel += 1) {
      const near = Math.max(0, 1 - column / width - row / height);
      const mirrored = sheen * near * near;
      const lit = light ? light[pixel]! : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = colours[3 * pixel + channel]! * lit + mirrored;
        data[4 * pixel + channel] = bytes[Math.min(STEPS - 1, Math.max(0, Math.round(value * (STEPS - 1))))]!;
      }
      data[4 * pixel + 3] = 255;
    }
  }
  return data;
}
