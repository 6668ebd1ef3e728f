import { imageDimensionsFromData } from 'image-dimensions';
import { jpegScans } from '../../shared/jpeg-segments.ts';
import { MAX_JPEG_SCANS, MAX_PHOTO_PIXELS, type PhotoType } from '../../shared/photos.ts';

const MEDIA_TYPES: Readonly<Record<string, PhotoType>> = { jpeg: 'image/jpeg', png: 'image/png' };
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_SIGNATURE_BYTES = 8;
// Length, type and checksum around a chunk's data.
const PNG_CHUNK_FRAME_BYTES = 12;

/**
 * Whether a file is a still photo of this type that a browser shows with bounded effort: signature, pixel size, structure, number of
 * scans (threats.md T7, T8). Nothing is decoded, so a fault or an exploit within the compressed data is not found.
 * @param start the first bytes of the file
 * @param size bytes of the whole file; if `start` contains all of them, the end is checked too
 * @returns `unsure` if the whole file has to be looked at
 */
export function checkPhoto(start: Buffer, size: number, type: PhotoType): 'photo' | 'no photo' | 'unsure' {
  if (!isPhoto(start, size, type)) return 'no photo';
  if (type === 'image/png') return 'photo';
  const scans = jpegScans(start);
  if (!scans || scans.count > MAX_JPEG_SCANS) return 'no photo';
  return scans.isAll || start.length === size ? 'photo' : 'unsure';
}

function isPhoto(start: Buffer, size: number, type: PhotoType): boolean {
  const image = imageDimensionsFromData(start);
  if (image === undefined || MEDIA_TYPES[image.type] !== type) return false;
  const pixels = image.width * image.height;
  if (pixels < 1 || pixels > MAX_PHOTO_PIXELS) return false;
  const whole = start.length === size;
  return type === 'image/png' ? isStillPng(start, whole) : !whole || start.includes(JPEG_END);
}

/** IHDR first, pixels begin within `start`, and no animation: the size and number of APNG's frames would be unchecked. */
function isStillPng(start: Buffer, whole: boolean): boolean {
  const types = chunkTypes(start);
  const beforePixels = types.slice(0, Math.max(types.indexOf('IDAT'), 0));
  return beforePixels[0] === 'IHDR' && !beforePixels.includes('acTL') && (!whole || types.at(-1) === 'IEND');
}

/** Types of the chunks that begin in `start`, up to the end of the image. */
function chunkTypes(start: Buffer): string[] {
  const types: string[] = [];
  let offset = PNG_SIGNATURE_BYTES;
  while (offset + PNG_CHUNK_FRAME_BYTES <= start.length && types.at(-1) !== 'IEND') {
    types.push(start.toString('latin1', offset + 4, offset + 8));
    offset += PNG_CHUNK_FRAME_BYTES + start.readUInt32BE(offset);
  }
  return types;
}
