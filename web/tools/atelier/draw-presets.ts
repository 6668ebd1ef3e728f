import { mkdir, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { drawStill } from '@works/stone/stones/still';
import sharp from 'sharp';
import { presets } from '../../content/atelier.ts';

/** What a preset's picture shows: pixels wide and high, and how many of them to a millimetre. */
const PRESET_PICTURE = { width: 320, height: 160, pxPerMm: 3.2 };

/** Draws the presets' pictures anew, each named by its recipe's code: `npx node web/tools/atelier/draw-presets.ts`, after a preset has changed. */
async function drawPresets(): Promise<void> {
  const folder = fileURLToPath(new URL('presets', import.meta.url));
  await mkdir(folder, { recursive: true });
  const { width, height, pxPerMm } = PRESET_PICTURE;
  for (const { recipe } of presets) {
    const { data, ...size } = drawStill(recipe, { widthMm: width / pxPerMm, heightMm: height / pxPerMm, pxPerMm });
    await sharp(data, { raw: { ...size, channels: 4 } })
      .webp({ quality: 72 })
      .toFile(`${folder}/${recipeCode(recipe)}.webp`);
  }
  const wanted = new Set(presets.map(({ recipe }) => `${recipeCode(recipe)}.webp`));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(`${folder}/${name}`);
}

if (import.meta.main) await drawPresets();
