import { expect, it } from 'vitest';
import { photoContent } from '../../shared/photo-content.ts';
import { MAX_PHOTO_BYTES } from '../../shared/photos.ts';
import * as images from '../functions/sample-images.ts';

const { chunk, jpegFile, pngFile, segment } = images;
const ascii = (text: string) => Buffer.from(text, 'latin1');
const orientation = images.tiff([images.turned(6)]);
const withMore = Buffer.concat([orientation, ascii('GEHEIM')]);
const changed = (file: Buffer, at: number, value: number) =>
  Buffer.concat([file.subarray(0, at), Buffer.of(value), file.subarray(at + 1)]);
const without = (marker: number) => {
  const at = jpegFile.indexOf(Buffer.of(0xff, marker));
  return Buffer.concat([jpegFile.subarray(0, at), jpegFile.subarray(at + 2 + jpegFile.readUInt16BE(at + 2))]);
};
const frame = jpegFile.indexOf(Buffer.of(0xff, 0xc0)) + 4;
const scan = jpegFile.indexOf(Buffer.of(0xff, 0xda)) + 4;
const IHDR_DATA = 16;

/** A PNG whose header has this byte, with the checksum of it. */
const withHeader = (place: number, value: number) => {
  const data = changed(pngFile.subarray(IHDR_DATA, IHDR_DATA + 13), place, value);
  return Buffer.concat([pngFile.subarray(0, 8), chunk('IHDR', data), pngFile.subarray(33)]);
};

it.each<[string, Buffer]>([
  ['a JPEG', jpegFile],
  ['a JPEG turned by each orientation', images.jpegWith(images.exifSegment(orientation))],
  [
    'a JPEG whose frame comes after 300 KB of colour profile',
    images.jpegWith(...images.profileSegments(Buffer.alloc(300_000))),
  ],
  ['a PNG', pngFile],
  ['a turned PNG', images.pngWithChunks(chunk('eXIf', orientation))],
  ['a PNG with colours and density', images.pngWith('gAMA', 'iCCP')],
])('accepts %s', (_, file) => {
  const type = file.subarray(1, 4).toString() === 'PNG' ? 'image/png' : 'image/jpeg';
  expect(photoContent(file)).toEqual({ type, width: 40, height: 30 });
});

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a JPEG of 12 bits', changed(jpegFile, frame, 12)],
  ['a JPEG wider than decoders go', images.jpegOf(65_501, 1)],
  ['a JPEG whose scan has half of the coefficients', changed(jpegFile, scan + 8, 31)],
  ['a JPEG without quantization', without(0xdb)],
  ['a JPEG without a frame', without(0xc0)],
  ['a JPEG with arithmetic tables', images.jpegWith(segment(0xcc, Buffer.of(0, 0)))],
  ['a PNG of 3 bits', withHeader(8, 3)],
  ['a PNG without width', images.pngOf(0, 30)],
  ['a PNG of two headers', images.pngOfTwoHeaders()],
  ['a PNG with a wrong checksum of its pixels', changed(pngFile, pngFile.length - 13, (pngFile.at(-13) ?? 0) ^ 1)],
])('refuses what no browser shows: %s', (_, file) => expect(photoContent(file)).toBeUndefined());

const profile = images.profileSegments(Buffer.alloc(9))[0] ?? Buffer.alloc(0);
it.each<[string, Buffer]>([
  ['a comment', images.jpegWith(segment(0xfe, ascii('GEHEIM')))],
  ['Exif with more than the orientation', images.jpegWith(images.exifSegment(withMore))],
  ['XMP', images.jpegWith(segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0GEHEIM')))],
  ['IPTC', images.jpegWith(segment(0xed, ascii('Photoshop 3.0\0GEHEIM')))],
  ['a preview', images.jpegWith(segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01ABC')))],
  ['the index of further pictures', images.jpegWith(segment(0xe2, ascii('MPF\0GEHEIM')))],
  ['bytes between segments', images.jpegWith(profile, ascii('GEHEIM'))],
  ['fill bytes', images.jpegWith(profile, Buffer.of(0xff, 0xff))],
  ['bytes behind a JPEG', images.withTail(jpegFile)],
  ['a text in a PNG', images.pngWith('tEXt')],
  ['Exif of a PNG with more than the orientation', images.pngWithChunks(chunk('eXIf', withMore))],
  ['bytes behind a PNG', images.withTail(pngFile)],
  ['an animation', images.pngWith('acTL')],
])('refuses whatever is not the picture: %s', (_, file) => expect(photoContent(file)).toBeUndefined());

it.each<[string, Buffer]>([
  ['more bytes', images.jpegOfPixels(MAX_PHOTO_BYTES + 1)],
  ['more pixels', images.pngOf(8192, 6145)],
  [
    'more segments than any program writes',
    images.jpegWith(...Array<Buffer>(2001).fill(segment(0xdb, Buffer.alloc(0)))),
  ],
])('refuses what takes too much effort: %s', (_, file) => expect(photoContent(file)).toBeUndefined());
