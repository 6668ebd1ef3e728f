import { imageDimensionsFromData } from 'image-dimensions';
import { jpegScans } from '../../shared/jpeg-segments.ts';
import { MAX_JPEG_SCANS, MAX_PHOTO_PIXELS, type PhotoType } from '../../shared/photos.ts';

const MEDIA_TYPES: Readonly<Record<string, PhotoType>> = { jpeg: 'image/jpeg', png: 'image/png' };
// Enough for the headers of a photo whose metadata the browser has removed.
const HEADER_BYTES = 256 * 1024;
const PNG_SIGNATURE_BYTES = 8;
// Length, type and checksum around a chunk's data.
const PNG_CHUNK_FRAME_BYTES = 12;

/**
 * Whether a file is a still photo of this type and nothing else, which a browser shows with bounded effort: signature, pixel size, structure,
 * number of scans, nothing behind its end (threats.md T7, T8). Nothing is decoded, so a fault or an exploit within the compressed data is not found.
 */
export function isPhoto(file: Buffer, type: PhotoType): boolean {
  const image = imageDimensionsFromData(file.subarray(0, HEADER_BYTES));
  if (image === undefined || MEDIA_TYPES[image.type] !== type) return false;
  const pixels = image.width * image.height;
  if (pixels < 1 || pixels > MAX_PHOTO_PIXELS) return false;
  if (type === 'image/png') return isStillPng(file);
  const scans = jpegScans(file);
  return scans !== undefined && scans.count <= MAX_JPEG_SCANS && scans.end === file.length;
}

/** IHDR first, pixels, an empty IEND last, and no animation: the size and number of APNG's frames would be unchecked. */
function isStillPng(file: Buffer): boolean {
  const types: string[] = [];
  let at = PNG_SIGNATURE_BYTES;
  let length = 0;
  while (at + PNG_CHUNK_FRAME_BYTES <= file.length && types.at(-1) !== 'IEND') {
    length = file.readUInt32BE(at);
    types.push(file.toString('latin1', at + 4, at + 8));
    at += PNG_CHUNK_FRAME_BYTES + length;
  }
  const isWhole = types.at(-1) === 'IEND' && length === 0 && at === file.length;
  return isWhole && types[0] === 'IHDR' && types.includes('IDAT') && !types.includes('acTL');
}
