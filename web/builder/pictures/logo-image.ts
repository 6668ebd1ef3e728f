import sharp from 'sharp';
import { logo, logoRatio } from '../../../shared/owner/brand.ts';

/** A logo is no wider than so many times its height, in documents and link previews. */
const WIDEST = 5;
const NONE = { r: 0, g: 0, b: 0, alpha: 0 };

/** The logo as PNG, whole. @param height in pixels; a wider one than five to one is lower @param isSquare with room above and below, or at the sides */
export function logoImage(height: number, isSquare = false): Promise<Buffer> {
  const width = isSquare ? height : Math.round(height * Math.min(logoRatio(), WIDEST));
  // Sharp draws an SVG at 72 dots per inch of its own size, which a viewBox alone sets.
  const sized = logo.replace(/<svg /u, `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" `);
  return sharp(Buffer.from(sized))
    .resize(width, height, { fit: 'contain', background: NONE })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
