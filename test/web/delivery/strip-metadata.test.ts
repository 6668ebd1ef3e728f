import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoContent } from '../../../shared/photo-content.ts';
import { MAX_JPEG_SCANS } from '../../../shared/photos.ts';
import { stripMetadata } from '../../../web/delivery/strip-metadata.ts';
import { UnreadablePhoto } from '../../../web/delivery/unreadable-photo.ts';
import * as images from '../../functions/sample-images.ts';

const { chunk, exifSegment, jpegOfScans, segment, tiff, turned } = images;

const MARKER = 'GEHEIM-47.3769N-8.5417E';
const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 90, height: 60, channels: 3 } });
const exif = {
  IFD0: { Artist: MARKER, Copyright: MARKER },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 30/1' },
};

const strip = async (bytes: Uint8Array) =>
  Buffer.from(await (await stripMetadata(new Blob([bytes as BlobPart]))).arrayBuffer());
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const secret = Buffer.from(MARKER);
const long = Buffer.concat(Array.from({ length: 50 }, () => secret));
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), long]);
const jpeg = await picture().jpeg({ quality: 80 }).toBuffer();
const png = await picture().png().toBuffer();
const preview = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x09\x09'), long.subarray(0, 243)]);
const withSegments = (...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const withoutEnd = jpeg.subarray(0, -2);
const withExif = await picture().jpeg().withExif(exif).toBuffer();

describe('strips metadata and keeps every pixel', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a baseline JPEG with GPS', () => picture().jpeg().withExif(exif).toBuffer()],
    ['a progressive JPEG with GPS', () => picture().jpeg({ progressive: true }).withExif(exif).toBuffer()],
    ['a PNG with GPS', () => picture().png().withExif(exif).toBuffer()],
    ['a PNG with a palette', () => picture().png({ palette: true }).withExif(exif).toBuffer()],
  ])('%s', async (_name, make) => {
    const original = await make();
    const bytes = await strip(original);
    expect(bytes.includes(MARKER)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await pixels(bytes)).toEqual(await pixels(original));
    const type = original[0] === 0xff ? 'image/jpeg' : 'image/png';
    expect(photoContent(bytes)).toEqual({ type, width: 90, height: 60 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i, and only that', async (orientation) => {
    const bytes = await strip(await picture().jpeg().withExif(exif).withMetadata({ orientation }).toBuffer());
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    expect(bytes.includes(MARKER)).toBe(false);
  });

  it('keeps the colour profile', async () => {
    const original = await picture().jpeg().withIccProfile('p3').withExif(exif).toBuffer();
    const bytes = await strip(original);
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(original).metadata()).icc);
    expect(bytes.includes(MARKER)).toBe(false);
  });
});

it('keeps all scans of a progressive photo, up to as many as there may be', async () => {
  const original = jpegOfScans(MAX_JPEG_SCANS);
  expect(await strip(original)).toEqual(original);
});

describe('walks the data of every encoding to their end', () => {
  const grey = { toColourspace: 'b-w' } as const;
  const cmyk = { toColourspace: 'cmyk' } as const;
  const spaces = [undefined, grey, cmyk];
  const sizes = [
    [90, 60],
    [1, 1],
    [17, 9],
    [64, 7],
  ] as const;
  const encodings = [
    { quality: 10 },
    { quality: 100 },
    { chromaSubsampling: '4:4:4' },
    { progressive: true },
    { progressive: true, quality: 100, chromaSubsampling: '4:4:4' },
    { mozjpeg: true },
    { optimiseCoding: false },
  ] as const;
  it.each(encodings)('%o', async (encoding) => {
    for (const space of spaces)
      for (const [width, height] of sizes) {
        const resized = picture().resize(width, height, { fit: 'fill' });
        const coloured = space ? resized.toColourspace(space.toColourspace) : resized;
        const encoded = await coloured.jpeg(encoding).toBuffer();
        expect(await strip(encoded)).toEqual(encoded);
      }
  });

  it.each([false, true])('PNGs, interlaced: %s', async (progressive) => {
    for (const [width, height] of sizes)
      for (const palette of [false, true]) {
        const resized = picture().resize(width, height, { fit: 'fill' });
        const encoded = await resized.png({ progressive, palette }).toBuffer();
        expect(await pixels(await strip(encoded))).toEqual(await pixels(encoded));
      }
  });
});

describe('takes the orientation as browsers do:', () => {
  it.each<[string, readonly Buffer[], number]>([
    ['of the first Exif block', [exifSegment(tiff([turned(6)])), exifSegment(tiff([turned(1)]))], 6],
    ['not of a second one', [exifSegment(tiff([])), exifSegment(tiff([turned(6)]))], 1],
    ['before XMP', [segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0')), exifSegment(tiff([turned(8)]))], 8],
    ['none that does not exist', [exifSegment(tiff([turned(9)]))], 1],
  ])('%s', async (_, segments, orientation) => {
    const bytes = await strip(withSegments(...segments));
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation);
  });

  it('keeps that of a PNG, and only that', async () => {
    const turnedPng = await picture().png().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(turnedPng.includes('eXIf')).toBe(true);
    const bytes = await strip(turnedPng);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect(bytes.includes(MARKER)).toBe(false);
  });
});

it.each<[string, () => Promise<Uint8Array>]>([
  ['a GIF', async () => Buffer.from('GIF89a')],
  ['nothing at all', async () => Buffer.alloc(0)],
  ['a JPEG that breaks off in its header', async () => (await picture().jpeg().toBuffer()).subarray(0, 100)],
  ['a JPEG that breaks off in its data', async () => (await picture().jpeg().toBuffer()).subarray(0, -40)],
  ['a PNG that breaks off', async () => (await picture().png().toBuffer()).subarray(0, -5)],
  ['a JPEG of too many pixels', async () => images.jpegOf(8192, 6145)],
  ['a JPEG with two colour transforms', async () => withSegments(adobe(0), adobe(1))],
  ['a PNG with colours twice', async () => images.pngWith('gAMA', 'gAMA')],
  ['a PNG of fewer pixels than its header says', async () => images.pngOf(40, 31)],
  ['an animated PNG', async () => images.pngWith('acTL')],
])('reports what it cannot read: %s', async (_name, make) => {
  await expect(strip(await make())).rejects.toBeInstanceOf(UnreadablePhoto);
});

const adobe = (transform: number) =>
  segment(0xee, Buffer.concat([Buffer.from('Adobe\0\x64\0\0\0\0'), Buffer.of(transform)]));

describe('keeps nothing beside and behind the picture:', () => {
  const photoshop = Buffer.from('Photoshop 3.0\x008BIM\x04\x04', 'latin1');
  const adobeHead = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
  const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXXt'].map((type) => chunk(type, long));

  it.each<[string, Buffer]>([
    ['Exif', withExif],
    ['a preview in Exif', withSegments(exifSegment(Buffer.concat([tiff([turned(6)]), jpeg, long])))],
    ['XMP', withSegments(segment(0xe1, Buffer.concat([xmp, long])))],
    ['IPTC', withSegments(segment(0xed, Buffer.concat([photoshop, long])))],
    ['a comment', withSegments(segment(0xfe, long))],
    ['a preview in JFIF', withSegments(segment(0xe0, preview))],
    ['Adobe’s segment', withSegments(segment(0xee, Buffer.concat([adobeHead, long])))],
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
  ])('leaves %s to the browser', (_, file) => expect(strip(file)).rejects.toBeInstanceOf(UnreadablePhoto));
});
