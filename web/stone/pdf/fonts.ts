import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from '../../fonts/characters.ts';
import type { StaticFonts } from './resources.ts';

const SOURCE = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));

let made: Promise<StaticFonts> | undefined;

/** Cuts the weights out of the site's variable font, once. */
export function staticFonts(): Promise<StaticFonts> {
  made ??= cutFonts();
  return made;
}

async function cutFonts(): Promise<StaticFonts> {
  const variable = await readFile(SOURCE);
  const cut = (weight: number) =>
    subsetFont(variable, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
    });
  return { regular: await cut(400), semibold: await cut(600) };
}
