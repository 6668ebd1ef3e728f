import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoContent } from '../../../shared/photo-content.ts';
import { stripMetadata } from '../../../web/delivery/strip-metadata.ts';
import { UnreadablePhoto } from '../../../web/delivery/unreadable-photo.ts';
import { chunk, exifSegment, segment, tiff, turned } from '../../functions/sample-images.ts';

const MARKER = 'GEHEIM-47.3769N-8.5417E';
const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 90, height: 60, channels: 3 } });
const exif = {
  IFD0: { Artist: MARKER, Copyright: MARKER },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 30/1' },
};
const strip = async (bytes: Uint8Array) =>
  Buffer.from(await (await stripMetadata(new Blob([bytes as BlobPart]))).arrayBuffer());

const secret = Buffer.from(MARKER);
const long = Buffer.concat(Array.from({ length: 50 }, () => secret));
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), long]);
const jpeg = await picture().jpeg({ quality: 80 }).toBuffer();
const png = await picture().png().toBuffer();
const preview = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x09\x09'), long.subarray(0, 243)]);
const withoutEnd = jpeg.subarray(0, -2);
const withExif = await picture().jpeg().withExif(exif).toBuffer();
const withSegments = (...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

describe('keeps nothing beside and behind the picture:', () => {
  const photoshop = Buffer.from('Photoshop 3.0\x008BIM\x04\x04', 'latin1');
  const adobe = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
  const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXXt'].map((type) => chunk(type, long));

  it.each<[string, Buffer]>([
    ['Exif', withExif],
    ['a preview in Exif', withSegments(exifSegment(Buffer.concat([tiff([turned(6)]), jpeg, long])))],
    ['XMP', withSegments(segment(0xe1, Buffer.concat([xmp, long])))],
    ['IPTC', withSegments(segment(0xed, Buffer.concat([photoshop, long])))],
    ['a comment', withSegments(segment(0xfe, long))],
    ['a preview in JFIF', withSegments(segment(0xe0, preview))],
    ['Adobe’s segment', withSegments(segment(0xee, Buffer.concat([adobe, long])))],
    ['the index of further pictures', withSegments(segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), long])))],
    ['a further picture, or a gain map', Buffer.concat([jpeg, withSegments(segment(0xfe, long))])],
    ['a Motion Photo', Buffer.concat([jpeg, film])],
    ['texts of a PNG', Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)])],
    ['bytes behind a PNG', Buffer.concat([png, long])],
  ])('%s', async (_, file) => {
    expect(file.includes(MARKER)).toBe(true);
    const bytes = await strip(file);
    expect(bytes.includes(MARKER.slice(0, 6))).toBe(false);
    expect(photoContent(bytes)).toBeDefined();
  });

  const idat = png.indexOf('IDAT') - 4;
  const data = Buffer.concat([png.subarray(idat + 8, -16), long]);
  const end = jpeg.subarray(-2);
  it.each<[string, Buffer]>([
    ['bytes between data and end', Buffer.concat([withoutEnd, long, end])],
    ['a comment between data and end', Buffer.concat([withoutEnd, segment(0xfe, long), end])],
    ['a film with 0xFF 0xD9 behind a picture without end', Buffer.concat([withoutEnd, film, end, film])],
    ['bytes behind compressed data', Buffer.concat([png.subarray(0, idat), chunk('IDAT', data), png.subarray(-12)])],
  ])('leaves %s to the browser', async (_, file) => {
    await expect(strip(file)).rejects.toBeInstanceOf(UnreadablePhoto);
  });

  it('a picture without its end is the same picture with any of 400 trailers that have 0xFF 0xD9 early, or left to the browser', async () => {
    expect(await leaking(400)).toEqual([]);
  });
});

/** Which of so many trailers are kept in part. */
async function leaking(trailers: number): Promise<readonly number[]> {
  let random = 47;
  const next = (below: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((random / 2 ** 31) * below);
  };
  const kept: number[] = [];
  for (let number = 0; number < trailers; number++) {
    const trailer = Buffer.from(Array.from({ length: 60 + next(100) }, () => next(256)));
    secret.copy(trailer, next(trailer.length - secret.length));
    trailer.writeUInt16BE(0xff_d9, next(trailer.length - 1));
    const bytes = await strip(Buffer.concat([withoutEnd, trailer])).catch((error: unknown) => error);
    if (!(bytes instanceof UnreadablePhoto) && !jpeg.equals(bytes as Buffer)) kept.push(number);
  }
  return kept;
}
