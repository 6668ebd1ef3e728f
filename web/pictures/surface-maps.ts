import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseRecipeCode } from '../../shared/atelier/code.ts';
import { srgbByte } from '../../shared/atelier/colour.ts';
import { packStones } from '../../shared/atelier/packing.ts';
import { drawSurface } from '../../shared/atelier/draw-surface.ts';

/** What a close-up shows of a surface, and how fine. */
const EXTENT = { fromXMm: 68, fromYMm: 60, columns: 2430, rows: 2454, pxPerMm: 18 };

/** Distinct steps of a linear colour. */
const STEPS = 8192;

/**
 * Writes the stones of a recipe as maps for a renderer: `surface_albedo.png` (sRGB), `cover.png` (stone or binder), `height.png` (16 bits) and
 * `surface.json` with their measures: `npx node web/pictures/surface-maps.ts MS-… folder`.
 */
async function writeSurfaceMaps(code: string, folder: string): Promise<void> {
  const recipe = parseRecipeCode(code);
  if (!recipe) throw new Error(`${code} is the code of no recipe`);
  const { colour, height, cover } = drawSurface(recipe, packStones(recipe.aggregates, recipe.seed), EXTENT);
  await mkdir(folder, { recursive: true });
  const bytes = Uint8Array.from({ length: STEPS }, (_, step) => srgbByte(step / (STEPS - 1)));
  const albedo = Uint8Array.from(colour, (value) => bytes[Math.min(STEPS - 1, Math.max(0, Math.round(value * (STEPS - 1))))] ?? 0);
  let [lowest, highest] = [Infinity, -Infinity];
  for (const value of height) [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
  const span = Math.max(1e-6, highest - lowest);
  const heights = Uint16Array.from(height, (value) => Math.round((65_535 * (value - lowest)) / span));
  const { columns, rows } = EXTENT;
  const size = { width: columns, height: rows };
  const fast = { compressionLevel: 1 };
  await sharp(albedo, { raw: { ...size, channels: 3 } }).png(fast).toFile(join(folder, 'surface_albedo.png'));
  await sharp(Uint8Array.from(cover, (part) => Math.round(255 * part)), { raw: { ...size, channels: 1 } }).toColourspace('b-w').png(fast).toFile(join(folder, 'cover.png'));
  await sharp(heights, { raw: { ...size, channels: 1 } }).toColourspace('grey16').png(fast).toFile(join(folder, 'height.png'));
  await writeFile(join(folder, 'surface.json'), JSON.stringify({ code, finish: recipe.finish, pxPerMm: EXTENT.pxPerMm, columns, rows, lowestMm: lowest, spanMm: span }));
}

const [, , code = '', folder = ''] = process.argv;
await writeSurfaceMaps(code, folder);
