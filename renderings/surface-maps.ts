import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { srgbByte } from '@works/stone/stones/colour';
import { drawSurface } from '@works/stone/stones/draw-surface';
import { packSlab, PATCH_MM } from '@works/stone/stones/packing';
import sharp from 'sharp';

/** What a close-up shows of a surface, and how fine. */
const CLOSE_UP = { fromXMm: 68, fromYMm: 60, columns: 2430, rows: 2454, pxPerMm: 18 };

/** A tile for the scenes, whose stones repeat without a seam. */
const TILE = { fromXMm: 0, fromYMm: 0, columns: 5120, rows: 5120, pxPerMm: 8 };

/** A corner of the slab that the six finishes share. */
const SLAB = { fromXMm: 40, fromYMm: 40, columns: 2730, rows: 2860, pxPerMm: 13 };

/** Distinct steps of a linear colour. */
const STEPS = 8192;

/**
 * Writes the stones of a recipe as maps for a renderer: `surface_albedo.png` (sRGB), `cover.png` (stone or binder), `height.png` (16 bits) and
 * `surface.json` with their measures: `npx node renderings/surface-maps.ts MS-… folder`, the number of a surface for its tile, or with
 * `slab` for the slab of the six finishes.
 */
async function writeSurfaceMaps(wanted: string, folder: string, part: string): Promise<void> {
  const numbered = surfaces.find(({ number }) => number === wanted);
  const code = numbered?.code ?? wanted;
  const recipe = parseRecipeCode(code);
  if (!recipe) throw new Error(`${wanted} is no number of a surface and no code of a recipe`);
  const extent = part === 'slab' ? SLAB : numbered ? TILE : CLOSE_UP;
  const sideMm = Math.ceil(extent.columns / extent.pxPerMm / PATCH_MM) * PATCH_MM;
  const { colour, height, cover } = drawSurface(recipe, packSlab(recipe.aggregates, recipe.seed, sideMm), extent);
  await mkdir(folder, { recursive: true });
  const bytes = Uint8Array.from({ length: STEPS }, (_, step) => srgbByte(step / (STEPS - 1)));
  const albedo = Uint8Array.from(
    colour,
    (value) => bytes[Math.min(STEPS - 1, Math.max(0, Math.round(value * (STEPS - 1))))] ?? 0,
  );
  let [lowest, highest] = [Infinity, -Infinity];
  for (const value of height) [lowest, highest] = [Math.min(lowest, value), Math.max(highest, value)];
  const span = Math.max(1e-6, highest - lowest);
  const heights = Uint16Array.from(height, (value) => Math.round((65_535 * (value - lowest)) / span));
  const { columns, rows, pxPerMm } = extent;
  const size = { width: columns, height: rows };
  const fast = { compressionLevel: 1 };
  await sharp(albedo, { raw: { ...size, channels: 3 } })
    .png(fast)
    .toFile(join(folder, 'surface_albedo.png'));
  await sharp(
    Uint8Array.from(cover, (covered) => Math.round(255 * covered)),
    { raw: { ...size, channels: 1 } },
  )
    .toColourspace('b-w')
    .png(fast)
    .toFile(join(folder, 'cover.png'));
  await sharp(heights, { raw: { ...size, channels: 1 } })
    .toColourspace('grey16')
    .png(fast)
    .toFile(join(folder, 'height.png'));
  await writeFile(
    join(folder, 'surface.json'),
    JSON.stringify({
      code,
      finish: recipe.finish,
      pxPerMm,
      columns,
      rows,
      lowestMm: lowest,
      spanMm: span,
    }),
  );
}

const [, , wanted = '', folder = '', part = ''] = process.argv;
await writeSurfaceMaps(wanted, folder, part);
