// No kept library strips JPEG and PNG losslessly in a browser and keeps the orientation, so the segments are walked here.
import { isJpegFrame, JPEG_END, jpegScans, jpegSegments } from '../../shared/jpeg-segments.ts';
import { MAX_JPEG_SCANS } from '../../shared/photos.ts';

/** A photo without position, camera and other metadata: the same pixels, the same colours, upright as before. */
interface CleanPhoto {
  /** With its type. */
  readonly file: Blob;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
}

/** The file is not a JPEG or PNG, breaks off, or no browser would show it in reasonable time. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/**
 * Copies the pixel and colour data of a JPEG or PNG byte by byte and leaves out all else: EXIF with GPS, XMP, IPTC,
 * comments, previews, and whatever follows the image. Of EXIF only the orientation is kept.
 * @throws UnreadablePhoto
 */
export async function stripMetadata(file: Blob): Promise<CleanPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0, JPEG_START)) return stripJpeg(bytes);
  if (startsWith(bytes, 0, PNG_START)) return stripPng(bytes);
  throw new UnreadablePhoto('neither JPEG nor PNG');
}

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** Reads a big-endian number; breaking off is an error, not a zero. */
function uint(bytes: Uint8Array, at: number, length: 1 | 2 | 4): number {
  if (at < 0 || at + length > bytes.length) throw new UnreadablePhoto('breaks off');
  let value = 0;
  for (let index = 0; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

const ICC_PROFILE = ascii('ICC_PROFILE\0');
const JFIF = ascii('JFIF\0');
const ADOBE = ascii('Adobe');
const EXIF = ascii('Exif\0\0');

/** Whether an application segment is needed to show the picture right: JFIF, colour profile, Adobe's colour transform. */
function isNeeded(bytes: Uint8Array, marker: number, content: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0) return startsWith(bytes, content, JFIF);
  if (marker === 0xe2) return startsWith(bytes, content, ICC_PROFILE);
  return marker === 0xee && startsWith(bytes, content, ADOBE);
}

function stripJpeg(bytes: Uint8Array): CleanPhoto {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let size: { width: number; height: number } | undefined;
  let isComplete = false;
  for (const { marker, start, content, end, isWhole } of jpegSegments(bytes)) {
    isComplete = marker === JPEG_END;
    if (isComplete || !isWhole) break;
    if (isJpegFrame(marker)) size ??= { height: uint(bytes, content + 1, 2), width: uint(bytes, content + 3, 2) };
    if (marker === 0xe1 && startsWith(bytes, content, EXIF))
      orientation = exifOrientation(bytes.subarray(content + 6, end));
    if (isNeeded(bytes, marker, content)) kept.push(bytes.subarray(start, end));
  }
  if (!isComplete) throw new UnreadablePhoto('breaks off');
  if (!size) throw new UnreadablePhoto('has no picture');
  if ((jpegScans(bytes)?.count ?? Infinity) > MAX_JPEG_SCANS) throw new UnreadablePhoto('has too many scans');
  const parts = [
    Uint8Array.of(0xff, 0xd8),
    ...exifWithOrientation(orientation),
    ...kept,
    Uint8Array.of(0xff, JPEG_END),
  ];
  return { file: new Blob(parts as BlobPart[], { type: 'image/jpeg' }), ...size };
}

const ORIENTATION_TAG = 0x0112;

/** The orientation (1 to 8) in a TIFF block, 1 if it has none. */
function exifOrientation(tiff: Uint8Array): number {
  try {
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let index = 0; index < entries; index++) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // A damaged block carries no orientation.
  }
  return 1;
}

/** An EXIF segment with the orientation only; none where the picture is upright anyway. */
function exifWithOrientation(orientation: number): readonly Uint8Array[] {
  if (orientation === 1) return [];
  // Big-endian; one entry: the tag, type 3 (16 bits), one value. No directory follows.
  const tiff = ascii(`MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`);
  const content = [...EXIF, ...tiff];
  return [Uint8Array.of(0xff, 0xe1, 0, content.length + 2, ...content)];
}

// PNG, third edition: length, type, data, checksum. What is listed decides how the picture looks; the rest is metadata.
const PNG_CHUNKS = new Set('IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs'.split(' '));
/** The last chunk, which has no data. */
const PNG_END = [0, 0, 0, 0, ...ascii('IEND'), 0xae, 0x42, 0x60, 0x82];

function stripPng(bytes: Uint8Array): CleanPhoto {
  const kept: Uint8Array[] = [Uint8Array.from(PNG_START)];
  for (let at = PNG_START.length, type = ''; type !== 'IEND';) {
    const end = at + 12 + uint(bytes, at, 4);
    type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) throw new UnreadablePhoto('breaks off');
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(Uint8Array.from(PNG_END));
  return {
    file: new Blob(kept as BlobPart[], { type: 'image/png' }),
    width: uint(bytes, 16, 4),
    height: uint(bytes, 20, 4),
  };
}
