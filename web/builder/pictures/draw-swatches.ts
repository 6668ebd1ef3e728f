import { mkdir, readdir, rm } from 'node:fs/promises';
import { surfaces } from '@works/stone/mixes/surfaces';
import sharp from 'sharp';
import { surfaceFrames } from '../../pictures/surface-files.ts';
import { drawFlat } from './draw-flat.ts';
import { SMALL_SWATCH_AVIF } from './encoders.ts';
import { smallWidths, SWATCHES, swatchName } from './surface-masters.ts';

/** Committed, finer than what is delivered, so that a fresh clone shows all swatches without drawing any. */
const SWATCH = { quality: 70, effort: 4 } as const;

const namesOf = (code: string) => [swatchName(code), ...smallWidths.map((width) => swatchName(code, width))];

/**
 * Draws the swatches that are missing, each named by its code, and removes those of no surface: `npx node web/builder/pictures/draw-swatches.ts`.
 * With `--all`, after the drawing has changed, it draws all of them.
 */
async function drawSwatches(): Promise<void> {
  const { widths, sideMm = 0 } = surfaceFrames.swatch;
  await mkdir(SWATCHES, { recursive: true });
  const there = process.argv.includes('--all') ? [] : await readdir(SWATCHES);
  for (const { code, recipe } of surfaces) {
    if (namesOf(code).every((name) => there.includes(name))) continue;
    const { data, side } = await drawFlat(recipe, sideMm, widths.at(-1) ?? 0);
    const drawn = sharp(data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
    await drawn
      .clone()
      .avif(SWATCH)
      .toFile(SWATCHES + swatchName(code));
    for (const width of smallWidths)
      await drawn
        .clone()
        .resize(width, width, { kernel: 'lanczos3' })
        .avif(SMALL_SWATCH_AVIF)
        .toFile(SWATCHES + swatchName(code, width));
  }
  const wanted = new Set(surfaces.flatMap(({ code }) => namesOf(code)));
  for (const name of await readdir(SWATCHES)) if (!wanted.has(name)) await rm(SWATCHES + name);
}

await drawSwatches();
