import sharp from 'sharp';
import { surfaceAlt, type SurfaceCard } from '../../content/surface-card.ts';
import { pictures } from '../../pictures/pictures.ts';
import type { PictureName } from '../../stone/pdf/document-model.ts';
import type { PlacedPicture } from '../../stone/pdf/resources.ts';
import { masterOf } from '../pictures/site-pictures.ts';
import { surfaceMaster } from '../pictures/surface-masters.ts';

/** Fine enough for a printer, light enough for mail. */
const DOTS_PER_INCH = 200;

/** Whether a picture of that name has been made; a page without its picture is whole, too. */
export const hasPicture = (name: PictureName): boolean => pictures.some((listed) => listed.name === name);

/** The swatch of a surface, 10 × 10 cm of it. @param side in points */
export async function swatchFor(surface: SurfaceCard, side: number): Promise<PlacedPicture> {
  const master = await surfaceMaster(surface.code);
  if (!master) throw new Error(`There is no swatch of ${surface.code}.`);
  const jpeg = await sharp(master.swatch)
    .resize(pixels(side), pixels(side), { kernel: 'lanczos3' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg, alt: surfaceAlt.swatch(surface) };
}

/** The master, cut to a place of the page from its middle. @param width @param height in points */
export async function pictureFor(name: PictureName, width: number, height: number): Promise<PlacedPicture> {
  const master = await masterOf(name);
  if (!master) throw new Error(`There is no picture ${name}.`);
  const jpeg = await sharp(master.image)
    .resize(pixels(width), pixels(height), { fit: 'cover', kernel: 'lanczos3', withoutEnlargement: false })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg, alt: master.picture.alt };
}

const pixels = (points: number) => Math.round((points / 72) * DOTS_PER_INCH);
