import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { jpegSegments } from '../../shared/jpeg-segments.ts';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#887766' } });

export const jpegFile = await picture.clone().jpeg().toBuffer();
export const progressiveJpegFile = await picture.clone().jpeg({ progressive: true }).toBuffer();
export const pngFile = await picture.clone().png().toBuffer();

const PNG_SIGNATURE_BYTES = 8;
const IHDR_END = 33;

export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const pngHeaderOf = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), pngFile.subarray(24, 29)]));

export const pngOf = (width: number, height: number): Buffer =>
  Buffer.concat([pngFile.subarray(0, PNG_SIGNATURE_BYTES), pngHeaderOf(width, height), pngFile.subarray(IHDR_END)]);

/** A PNG whose second header claims a bomb. */
export const pngOfTwoHeaders = (): Buffer =>
  Buffer.concat([pngFile.subarray(0, IHDR_END), pngHeaderOf(60_000, 60_000), pngFile.subarray(IHDR_END)]);

export function jpegOf(width: number, height: number): Buffer {
  const file = Buffer.from(jpegFile);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

export const pngWithChunks = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([pngFile.subarray(0, IHDR_END), ...chunks, pngFile.subarray(IHDR_END)]);

export const pngWith = (...types: readonly string[]): Buffer =>
  pngWithChunks(...types.map((type) => chunk(type, Buffer.alloc(8))));

/** A JPEG that is longer by these bytes, in its picture: nothing may follow its end. */
export const paddedJpeg = (bytes: Buffer): Buffer =>
  Buffer.concat([jpegFile.subarray(0, -2), bytes.map((byte) => (byte === 0xff ? 0 : byte)), jpegFile.subarray(-2)]);

/** A picture, HTML, and what the file ends with. */
export const withTail = (file: Buffer, end = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file, Buffer.from('<!doctype html><script>alert(1)</script>'), end]);

const SCAN = Buffer.from([0xff, 0xda]);

/** A progressive JPEG whose second scan is repeated until it has this many, with fill bytes behind `fillAfter` of the copies. */
export function jpegOfScans(scans: number, { fill = 0, fillAfter = 1 } = {}): Buffer {
  const segments = [...jpegSegments(progressiveJpegFile)];
  const own = segments.filter(({ marker }) => marker === SCAN[1]);
  const { start = 0, end = 0 } = own[1] ?? {};
  const copies = Array.from({ length: scans - own.length }, (_, index) => [
    progressiveJpegFile.subarray(start, end),
    Buffer.alloc(index + 1 === fillAfter ? fill : 0),
  ]);
  return Buffer.concat([progressiveJpegFile.subarray(0, end), ...copies.flat(), progressiveJpegFile.subarray(end)]);
}

export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export const jpegWith = (...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpegFile.subarray(0, 2), ...segments, jpegFile.subarray(2)]);

export const tiff = (entries: readonly string[], order = 'MM') => {
  const count = String.fromCharCode(entries.length);
  const head = order === 'MM' ? `MM\0*\0\0\0\b\0${count}` : `II*\0\b\0\0\0${count}\0`;
  return Buffer.from(`${head}${entries.join('')}\0\0\0\0`, 'latin1');
};
/** The entry of an orientation, big-endian. */
export const turned = (value: number) => `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(value)}\0\0`;
export const exifSegment = (block: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), block]));

const MOST_OF_PROFILE = 65_519;

export function profileSegments(profile: Buffer): Buffer[] {
  const count = Math.ceil(profile.length / MOST_OF_PROFILE);
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MOST_OF_PROFILE, (index + 1) * MOST_OF_PROFILE);
    return segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, count]), part]));
  });
}

/** A JPEG of this many bytes, most of them pixels. */
export const jpegOfPixels = (size: number): Buffer => paddedJpeg(Buffer.alloc(size - jpegFile.length));
