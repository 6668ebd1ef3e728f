import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { surfaces } from '../content/surfaces.ts';
import { drawFlat } from './draw-flat.ts';
import { surfaceFrames } from './surface-files.ts';
import { SWATCHES } from './surface-masters.ts';

/** Committed, finer than what is delivered, so that a fresh clone shows all swatches without drawing any. */
const SWATCH = { quality: 70, effort: 4 } as const;

/** Draws the swatches, each named by its code: `node web/pictures/draw-swatches.ts`, after a surface or the drawing has changed. */
async function drawSwatches(): Promise<void> {
  const { widths, sideMm = 0 } = surfaceFrames.swatch;
  await mkdir(SWATCHES, { recursive: true });
  for (const { code, recipe } of surfaces) {
    const { data, side } = await drawFlat(recipe, sideMm, widths.at(-1) ?? 0);
    await sharp(data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha().avif(SWATCH).toFile(`${SWATCHES}${code}.avif`);
  }
  const wanted = new Set(surfaces.map(({ code }) => `${code}.avif`));
  for (const name of await readdir(SWATCHES)) if (!wanted.has(name)) await rm(SWATCHES + name);
}

await drawSwatches();
