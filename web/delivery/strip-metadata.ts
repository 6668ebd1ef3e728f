// No kept library strips JPEG and PNG losslessly in a browser and keeps the orientation, so the segments are walked here.
import { isJpeg, isPng } from '../../shared/photo-content.ts';
import type { PhotoType } from '../../shared/photos.ts';
import { strippedJpeg } from './strip-jpeg.ts';
import { strippedPng } from './strip-png.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/**
 * Copies the pixel and colour data of a JPEG or PNG byte by byte and leaves out all else: EXIF with GPS, XMP, IPTC,
 * comments, previews, and whatever follows the image. Of EXIF only the orientation is kept.
 * @returns the same pixels, the same colours, upright as before, with its type
 * @throws UnreadablePhoto for anything that is not certain to look the same then; DOMException if the file can't be read
 */
export async function stripMetadata(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [type, strip]: readonly [PhotoType, typeof strippedJpeg] = isPng(bytes)
    ? ['image/png', strippedPng]
    : ['image/jpeg', strippedJpeg];
  if (!isPng(bytes) && !isJpeg(bytes)) throw new UnreadablePhoto('neither JPEG nor PNG');
  return new Blob([...(await strip(bytes))] as BlobPart[], { type });
}
