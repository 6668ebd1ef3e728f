import { JPEG_SCAN, jpegSegments } from '../../../shared/jpeg-segments.ts';
import { PNG_SIGNATURE, pngChunk, readPng } from '../../../shared/png-picture.ts';

/**
 * An encoded picture with its true size, for programs that place it by its density, and the same pixels. The encoders of browsers have no
 * setting for it: they write 72 dpi or none. A linear one loses its colour profile, by which a program would change its numbers.
 * @throws Error if it is no whole PNG or JPEG
 */
export const trueSize = (picture: Uint8Array, pixelsPerMetre: number, isLinear: boolean): Uint8Array =>
  joined((picture[0] === PNG_SIGNATURE[0] ? pngParts : jpegParts)(picture, pixelsPerMetre, isLinear));

const METRE = 1;
/** Of Exif: its own density would contradict. */
const PNG_SIZES = new Set(['pHYs', 'eXIf']);
const PNG_PROFILES = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP']);

/** pHYs (PNG, second edition, 11.3.5.3): pixels per unit in both directions, before the pixels. */
function pngParts(bytes: Uint8Array, pixelsPerMetre: number, isLinear: boolean): readonly Uint8Array[] {
  const [header, ...others] = readPng(bytes)?.chunks ?? [];
  if (!header) throw new Error('The picture is no whole PNG.');
  const size = new DataView(new ArrayBuffer(9));
  size.setUint32(0, pixelsPerMetre);
  size.setUint32(4, pixelsPerMetre);
  size.setUint8(8, METRE);
  const kept = others.filter(({ type }) => !PNG_SIZES.has(type) && !(isLinear && PNG_PROFILES.has(type)));
  return [
    PNG_SIGNATURE,
    bytes.subarray(header.start, header.end),
    pngChunk('pHYs', new Uint8Array(size.buffer)),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
  ];
}

const [JFIF, EXIF, ICC_PROFILE] = [0xe0, 0xe1, 0xe2];
const METRES_PER_INCH = 0.0254;

/** JFIF 1.02, APP0: behind the first marker; dots per inch in both directions, no preview. Whole dots per inch are finer than per centimetre. */
function jpegParts(bytes: Uint8Array, pixelsPerMetre: number, isLinear: boolean): readonly Uint8Array[] {
  const dpi = Math.round(pixelsPerMetre * METRES_PER_INCH);
  const density = [1, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff];
  const parts: Uint8Array[] = [
    Uint8Array.of(0xff, 0xd8, 0xff, JFIF, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, ...density, 0, 0),
  ];
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (marker === JPEG_SCAN) return [...parts, bytes.subarray(start)];
    if (marker !== JFIF && marker !== EXIF && !(isLinear && marker === ICC_PROFILE))
      parts.push(bytes.subarray(start, end));
  }
  throw new Error('The picture is no whole JPEG.');
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
