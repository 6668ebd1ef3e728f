/**
 * Makes the site's font and its stylesheet: `node web/fonts/make-font.ts`. The results are committed; run it again after a change of
 * `characters.ts`. Archivo was chosen of four grotesques set side by side: the only one with all characters of a technical table, tabular
 * figures that keep the point narrow, and even colour in long German words.
 */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import archivo from '@capsizecss/metrics/archivo';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from './characters.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const source = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'rvrn'],
});
await writeFile(here('archivo.woff2'), font);

const { fontFaces } = createFontStack([archivo, arial], { fontFaceFormat: 'styleObject' });
const fallback = fontFaces[0]?.['@font-face'];
if (!fallback) throw new Error('There are no metrics for the fallback.');

await writeFile(
  here('font-face.css'),
  `/* Made by make-font.ts. */
@font-face {
  font-family: 'Site Grotesk';
  src: url('./archivo.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
}

/* As wide and as high as the font itself, so that nothing moves when it arrives. */
@font-face {
  font-family: 'Site Grotesk Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascentOverride};
  descent-override: ${fallback.descentOverride};
  line-gap-override: ${fallback.lineGapOverride};
}
`,
);
console.log(`${font.length} bytes`);
