import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { surfaceAlt } from '@works/stone/mixes/surface-card';
import type { PdfPicture } from '@works/stone/pdf/document-model';
import type { PlacedPicture, Resources } from '@works/stone/pdf/resources';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { pictures } from '../../content/pictures.ts';
import { characters, namesOfLicence } from '../../fonts/characters.ts';
import { logoImage } from '../pictures/logo-image.ts';
import { masterOf } from '../pictures/site-pictures.ts';
import { surfaceMaster } from '../pictures/surface-masters.ts';

const FONT = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));
const LOGO_PIXELS = 120;
/** Fine enough for a printer, light enough for mail. */
const DOTS_PER_INCH = 200;

let made: Promise<Resources> | undefined;

/** Fonts, logo and pictures from disk, made once. */
export function buildResources(): Promise<Resources> {
  made ??= make();
  return made;
}

async function make(): Promise<Resources> {
  // The weights are cut out of the site's variable font.
  const variable = await readFile(FONT);
  const cut = (weight: number) =>
    subsetFont(variable, characters, {
      targetFormat: 'sfnt',
      preserveNameIds: namesOfLicence,
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
    });
  // Without transparency: PDFKit compresses a mask later, and numbers it in the order in which it is done.
  const logo = await sharp(await logoImage(LOGO_PIXELS))
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return { regular: await cut(400), semibold: await cut(600), logo, pictures: { has, isPhotograph, picture } };
}

const has = (name: string) => pictures.some((listed) => listed.name === name);

const isPhotograph = (name: string) => pictures.some((listed) => listed.name === name && listed.photograph === true);

async function picture(of: PdfPicture, width: number, height: number): Promise<PlacedPicture> {
  const { image, alt } = await sourceOf(of);
  const jpeg = await sharp(image)
    .resize(pixels(width), pixels(height), { fit: 'cover', kernel: 'lanczos3' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg, alt };
}

async function sourceOf(of: PdfPicture) {
  if (typeof of === 'string') {
    const master = await masterOf(of);
    if (!master) throw new Error(`There is no picture ${of}.`);
    return { image: master.image, alt: master.picture.alt };
  }
  const master = await surfaceMaster(of.code);
  if (!master) throw new Error(`There is no swatch of ${of.code}.`);
  return { image: master.swatch, alt: surfaceAlt.swatch(of) };
}

const pixels = (points: number) => Math.round((points / 72) * DOTS_PER_INCH);
