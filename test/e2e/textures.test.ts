/** @module-tag thorough */
import { recipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { strFromU8, unzipSync } from 'fflate';
import { validateBytes } from 'gltf-validator';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { textureTerms } from '../../shared/owner/texture-terms.ts';
import { paths } from '../../shared/paths.ts';
import { recipeQuery } from '../../shared/stone-addresses.ts';
import { presets } from '../../web/content/atelier.ts';
import { surfaceLink } from '../../web/content/deep-links.ts';
import { materialLibrary } from '../../web/content/material-library.ts';
import { texturesWords as words } from '../../web/content/textures.ts';
import { expectAccessible, visit } from './browser.ts';
import { bytesOf } from './download.ts';

/** The smallest: the finest takes minutes on two cores. */
const SIDE = 1024;
/** For a machine that does other work, too. */
const DRAWING_MS = 150_000;

async function take(place: Locator, label: string) {
  await place.getByRole('radio', { name: words.sideText(SIDE) }).check({ force: true });
  const [download] = await Promise.all([
    place.page().waitForEvent('download', { timeout: DRAWING_MS }),
    place.getByRole('button', { name: label, exact: true }).click(),
  ]);
  await place.getByText(words.made(download.suggestedFilename())).waitFor();
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

it('gives a surface as a slab in metres, which the Khronos validator finds without fault', async () => {
  const surface = surfaces.find(({ recipe }) => recipe.finish === 'poliert')!;
  const { page, consoleErrors } = await visit(surfaceLink(surface.id));
  const view = page.getByRole('dialog', { name: materialLibrary.view });
  await view.getByText(words.heading).click();
  await expectAccessible(page);
  const { name, bytes } = await take(view, words.glb);
  expect(name).toBe(`werkstein-${surface.number}-${surface.id}-${SIDE}.glb`);
  const { issues, info } = await validateBytes(new Uint8Array(bytes));
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(info.totalTriangleCount).toBe(12);
  // A GLB begins with its JSON. Single precision: 30 mm to the micrometre.
  const { asset, accessors } = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
  expect(asset.copyright).toContain(textureTerms);
  const { min, max } = accessors.find(({ type, max: has }: { type: string; max?: [] }) => type === 'VEC3' && has);
  expect(max.map((most: number, axis: number) => Math.round(1e6 * (most - min[axis])) / 1e6)).toEqual([1, 0.03, 1]);
  expect(consoleErrors).toEqual([]);
});

it('gives a recipe of the Atelier as pictures with a text', async () => {
  const { recipe } = presets[1]!;
  const code = recipeCode(recipe);
  const { page, consoleErrors } = await visit(`${paths.finishes}?${recipeQuery}=${code}`);
  const atelier = page.locator('#atelier');
  await atelier.getByText(words.heading).click();
  const { name, bytes } = await take(atelier, words.zip);
  expect(name).toBe(`werkstein-${code.toLowerCase()}-${recipe.finish}-${SIDE}.zip`);
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  const pictures = files.filter(([file]) => !file.endsWith('.txt'));
  expect(pictures).toHaveLength(3);
  for (const [file, picture] of pictures) {
    const { width, height, density, hasProfile } = await sharp(picture).metadata();
    // A metre has 1024 pixels.
    expect([width, height, density, hasProfile], file).toEqual([SIDE, SIDE, 26, file.endsWith('-farbe.jpg')]);
  }
  const text = strFromU8(files.find(([file]) => file.endsWith('.txt'))?.[1] ?? new Uint8Array());
  for (const part of [code, `${SIDE} × ${SIDE} Pixel`, textureTerms]) expect(text).toContain(part);
  expect(consoleErrors).toEqual([]);
});
