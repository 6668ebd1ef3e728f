import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { staticFonts } from '../../stone/pdf/fonts.ts';
import type { Resources } from '../../stone/pdf/resources.ts';
import { hasPicture, pictureFor, swatchFor } from './pdf-pictures.ts';

const MARK = fileURLToPath(new URL('../../layout/mark.svg', import.meta.url));
const MARK_PIXELS = 120;

let made: Promise<Resources> | undefined;

/** Fonts, mark and pictures from disk, made once. */
export function buildResources(): Promise<Resources> {
  made ??= make();
  return made;
}

async function make(): Promise<Resources> {
  // Without transparency: PDFKit compresses a mask later, and numbers it in the order in which it is done.
  const mark = await sharp(await readFile(MARK), { density: 300 })
    .resize(MARK_PIXELS, MARK_PIXELS)
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return { fonts: await staticFonts(), mark, pictures: { has: hasPicture, picture: pictureFor, swatch: swatchFor } };
}
