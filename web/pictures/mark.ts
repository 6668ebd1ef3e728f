import sharp from 'sharp';
import { MARK } from './site-pictures.ts';

/** Side of the mark in its own units. */
const MARK_SIDE = 32;

/** The mark with room around it, for the corner of a link preview: a tenth of its width. */
export async function markFor(width: number): Promise<Buffer> {
  const side = Math.round(width / 10);
  const margin = Math.round(side / 3);
  return sharp(MARK, { density: (72 * side) / MARK_SIDE })
    .resize(side, side)
    .extend({ left: margin, bottom: margin, top: 0, right: 0, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}
