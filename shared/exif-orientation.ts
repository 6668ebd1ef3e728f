const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** What an application segment of a JPEG begins with if it is Exif. */
export const EXIF = ascii('Exif\0\0');

/**
 * A TIFF block with the orientation only: what is left of a photo's Exif. Big-endian; one entry: the tag, type 3 (16 bits), one value;
 * no directory follows.
 * @param orientation 1 to 8
 */
export const orientationTiff = (orientation: number): Uint8Array =>
  ascii(`MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`);

const ORIENTATION_AT = 19;

/** Whether a TIFF block is exactly one that {@link orientationTiff} makes. */
export const isOrientationTiff = (bytes: Uint8Array): boolean => {
  const orientation = bytes[ORIENTATION_AT] ?? 0;
  return orientation >= 1 && orientation <= 8 && isEqual(bytes, orientationTiff(orientation));
};

const isEqual = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Whether these bytes are at a position. */
export const hasAt = (bytes: Uint8Array, at: number, expected: Uint8Array): boolean =>
  isEqual(bytes.subarray(at, at + expected.length), expected);
