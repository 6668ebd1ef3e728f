import { EXIF, hasAt, isOrientationTiff } from './exif-orientation.ts';
import { isApplication, readJpeg } from './jpeg-picture.ts';
import { JPEG_END, type JpegSegment } from './jpeg-segments.ts';
import { MAX_JPEG_SCANS, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, type PhotoType } from './photos.ts';
import { isCritical, isSound, PNG_SIGNATURE, readPng, type PngChunk } from './png-picture.ts';

/** What a file is found to be. */
interface PhotoContent {
  readonly type: PhotoType;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const JPEG_START = Uint8Array.of(0xff, 0xd8, 0xff);

/**
 * The one judgement on a photo, of the page before it uploads one and of the function before it keeps one: a still JPEG or PNG that a browser shows
 * with bounded effort (security.md T7, T8), with nothing beside and behind the picture (T27). Nothing is decoded, so a fault or an exploit within the
 * compressed data is not found.
 * @returns undefined for any other file
 */
export function photoContent(bytes: Uint8Array): PhotoContent | undefined {
  if (bytes.length > MAX_PHOTO_BYTES) return undefined;
  const picture = isJpeg(bytes) ? plainJpeg(bytes) : isPng(bytes) ? plainPng(bytes) : undefined;
  return picture && picture.width * picture.height <= MAX_PHOTO_PIXELS ? picture : undefined;
}

export const isJpeg = (bytes: Uint8Array): boolean => hasAt(bytes, 0, JPEG_START);
export const isPng = (bytes: Uint8Array): boolean => hasAt(bytes, 0, PNG_SIGNATURE);

function plainJpeg(bytes: Uint8Array): PhotoContent | undefined {
  const picture = readJpeg(bytes);
  if (!picture || picture.scans.length > MAX_JPEG_SCANS) return undefined;
  let at = 2;
  for (const segment of picture.segments) {
    if (segment.start !== at || !isPlainSegment(bytes, segment)) return undefined;
    at = segment.end;
  }
  const isEnded = at === picture.end && hasAt(bytes, at, Uint8Array.of(0xff, JPEG_END)) && bytes.length === at + 2;
  const { width, height } = picture.frame;
  return isEnded ? { type: 'image/jpeg', width, height } : undefined;
}

export const JFIF = ascii('JFIF\0');
export const ICC_PROFILE = ascii('ICC_PROFILE\0');
export const ADOBE = ascii('Adobe');
/** Bytes of a JFIF segment's content without a preview, and where the preview's sides are. */
export const JFIF_BYTES = 14;
const JFIF_PREVIEW = 12;
export const ADOBE_BYTES = 12;

/** Of the segments for applications: JFIF without a preview, the orientation alone, colour profile, Adobe's colour transform. */
function isPlainSegment(bytes: Uint8Array, { marker, content, data }: JpegSegment): boolean {
  const length = data - content;
  switch (marker) {
    case 0xe0:
      return hasAt(bytes, content, JFIF) && length === JFIF_BYTES && hasAt(bytes, content + JFIF_PREVIEW, NO_PREVIEW);
    case 0xe1:
      return hasAt(bytes, content, EXIF) && isOrientationTiff(bytes.subarray(content + EXIF.length, data));
    case 0xe2:
      return hasAt(bytes, content, ICC_PROFILE);
    case 0xee:
      return hasAt(bytes, content, ADOBE) && length === ADOBE_BYTES;
    default:
      return !isApplication(marker);
  }
}

const NO_PREVIEW = Uint8Array.of(0, 0);

/** Chunks beside the critical ones that decide how the picture looks; each once, before the picture. */
export const PNG_COLOUR_CHUNKS: ReadonlySet<string> = new Set('tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs'.split(' '));

function plainPng(bytes: Uint8Array): PhotoContent | undefined {
  const picture = readPng(bytes);
  if (!picture || picture.end !== bytes.length) return undefined;
  const types = picture.chunks.map(({ type }) => type);
  const others = types.filter((type) => !isCritical(type));
  const isPlain =
    new Set(others).size === others.length &&
    types.slice(types.indexOf('IDAT')).every(isCritical) &&
    picture.chunks.every((chunk) => isSound(bytes, chunk) && isPlainChunk(bytes, chunk));
  const { width, height } = picture;
  return isPlain ? { type: 'image/png', width, height } : undefined;
}

const isPlainChunk = (bytes: Uint8Array, { type, data, dataEnd }: PngChunk) =>
  isCritical(type) ||
  PNG_COLOUR_CHUNKS.has(type) ||
  (type === 'eXIf' && isOrientationTiff(bytes.subarray(data, dataEnd)));
