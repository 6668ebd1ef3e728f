import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { staticFonts } from '../../stone/pdf/fonts.ts';
import type { Resources } from '../../stone/pdf/resources.ts';
import { hasPicture, pictureFor, swatchFor } from './pdf-pictures.ts';

const LOGO = fileURLToPath(new URL('../../layout/logo.svg', import.meta.url));
const MARK_PIXELS = 120;

let made: Promise<Resources> | undefined;

/** Fonts, logo and pictures from disk, made once. */
export function buildResources(): Promise<Resources> {
  made ??= make();
  return made;
}

async function make(): Promise<Resources> {
  // Without transparency: PDFKit compresses a mask later, and numbers it in the order in which it is done.
  const logo = await sharp(await readFile(LOGO), { density: 300 })
    .resize(MARK_PIXELS, MARK_PIXELS)
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return { fonts: await staticFonts(), logo, pictures: { has: hasPicture, picture: pictureFor, swatch: swatchFor } };
}
