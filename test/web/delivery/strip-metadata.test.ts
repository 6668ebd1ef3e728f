import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegScans } from '../../../shared/jpeg-segments.ts';
import { MAX_JPEG_SCANS } from '../../../shared/photos.ts';
import { stripMetadata, UnreadablePhoto } from '../../../web/delivery/strip-metadata.ts';
import { jpegOfFrame, jpegOfScans, jpegOfTwoFrames } from '../../functions/sample-images.ts';

const MARKER = 'GEHEIM-47.3769N-8.5417E';
const noise = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 90, height: 60, channels: 3 } });
const exif = {
  IFD0: { Artist: MARKER, Copyright: MARKER },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 30/1' },
};

const strip = async (bytes: Uint8Array) => {
  const { file, ...rest } = await stripMetadata(new Blob([bytes as BlobPart]));
  return { ...rest, bytes: Buffer.from(await file.arrayBuffer()) };
};
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const withTrailer = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(MARKER)]);
const withComment = (jpeg: Buffer) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, MARKER.length + 2]),
    Buffer.from(MARKER),
    jpeg.subarray(2),
  ]);
const withPngText = (png: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(MARKER.length);
  return Buffer.concat([
    png.subarray(0, 33),
    length,
    Buffer.from('tEXt'),
    Buffer.from(MARKER),
    Buffer.alloc(4),
    png.subarray(33),
  ]);
};

describe('strips metadata and keeps every pixel', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a baseline JPEG with GPS', () => picture().jpeg().withExif(exif).toBuffer()],
    ['a progressive JPEG with GPS', () => picture().jpeg({ progressive: true }).withExif(exif).toBuffer()],
    ['a grey JPEG', () => picture().greyscale().jpeg().withExif(exif).toBuffer()],
    [
      'a JPEG with restart-free 4:4:4 scans',
      () => picture().jpeg({ chromaSubsampling: '4:4:4' }).withExif(exif).toBuffer(),
    ],
    [
      'a JPEG with XMP',
      () => picture().jpeg().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARKER}</x:xmpmeta>`).toBuffer(),
    ],
    ['a JPEG with a comment', async () => withComment(await picture().jpeg().toBuffer())],
    ['a JPEG followed by something else', async () => withTrailer(await picture().jpeg().toBuffer())],
    ['a PNG with GPS', () => picture().png().withExif(exif).toBuffer()],
    ['a PNG with a text chunk', async () => withPngText(await picture().png().toBuffer())],
    ['a PNG with a palette', () => picture().png({ palette: true }).withExif(exif).toBuffer()],
    ['a PNG followed by something else', async () => withTrailer(await picture().png().toBuffer())],
  ])('%s', async (_name, make) => {
    const original = await make();
    const { bytes, width, height } = await strip(original);
    expect(bytes.includes(MARKER)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(await pixels(bytes)).toEqual(await pixels(original));
    expect([width, height]).toEqual([90, 60]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i, and only that', async (orientation) => {
    const { bytes } = await strip(await picture().jpeg().withExif(exif).withMetadata({ orientation }).toBuffer());
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    expect(bytes.includes(MARKER)).toBe(false);
  });

  it('keeps the colour profile', async () => {
    const original = await picture().jpeg().withIccProfile('p3').withExif(exif).toBuffer();
    const { bytes } = await strip(original);
    expect((await sharp(bytes).metadata()).icc).toEqual((await sharp(original).metadata()).icc);
    expect(bytes.includes(MARKER)).toBe(false);
  });
});

it('keeps all scans of a progressive photo, up to as many as there may be', async () => {
  const bytes = jpegOfScans(MAX_JPEG_SCANS);
  expect(jpegScans(bytes)?.count).toBe(MAX_JPEG_SCANS);
  expect(jpegScans((await strip(bytes)).bytes)?.count).toBe(MAX_JPEG_SCANS);
});

describe('reports what it cannot read', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a GIF', async () => Buffer.from('GIF89a')],
    ['HTML', async () => Buffer.from('<script>alert(1)</script>')],
    ['nothing at all', async () => Buffer.alloc(0)],
    ['a JPEG that breaks off in its header', async () => (await picture().jpeg().toBuffer()).subarray(0, 100)],
    ['a JPEG that breaks off in its data', async () => (await picture().jpeg().toBuffer()).subarray(0, -40)],
    ['a PNG that breaks off', async () => (await picture().png().toBuffer()).subarray(0, -5)],
    ['a JPEG of one scan too many', async () => jpegOfScans(MAX_JPEG_SCANS + 1)],
    ['a JPEG of lossless coding', async () => jpegOfFrame(0xc3)],
    ['a JPEG of two frames', async () => jpegOfTwoFrames()],
    ['a JPEG start with nothing behind', async () => Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('%s', async (_name, make) => {
    await expect(strip(await make())).rejects.toBeInstanceOf(UnreadablePhoto);
  });
});
