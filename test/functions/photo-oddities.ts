import sharp from 'sharp';
import { chunk, exifSegment, profileSegments, segment, tiff } from './sample-images.ts';

/** Planted wherever a file has room for it. */
export const SECRET = 'GEHEIM-47.3769N-8.5417E';
const secret = Buffer.from(SECRET.repeat(9));

const [WIDTH, HEIGHT] = [90, 61];

/** A picture that looks otherwise in each orientation, and whose colours change slowly. */
const raw = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isCorner = x < 24 && y < 16;
    return isCorner ? [200, 30, 20] : [40 + 2 * x, 60 + 2 * y, 120 + x - y];
  }).flat(),
);
const picture = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const before = (jpeg: Buffer, marker: number, added: Buffer) => {
  const at = jpeg.indexOf(Buffer.of(0xff, marker));
  return Buffer.concat([jpeg.subarray(0, at), added, jpeg.subarray(at)]);
};
const without = (jpeg: Buffer, marker: number): Buffer => {
  const at = jpeg.indexOf(Buffer.of(0xff, marker));
  if (at === -1) return jpeg;
  return without(Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]), marker);
};
const dataOf = (jpeg: Buffer) => jpeg.lastIndexOf(Buffer.of(0xff, 0xda)) + 12;
const flipped = (file: Buffer, at: number): Buffer =>
  Buffer.concat([
    file.subarray(0, at),
    file.subarray(at, at + 9).map((byte) => (byte ^ 0x35) & 0x7f),
    file.subarray(at + 9),
  ]);

/** Eight blocks of grey with a restart behind each, from pictures of one block each. */
async function jpegWithRestarts(): Promise<Buffer> {
  const blocks = await Promise.all(
    Array.from({ length: 9 }, (_, number) =>
      sharp({
        create: { width: 8, height: 8, channels: 3, background: { r: 25 * number, g: 25 * number, b: 25 * number } },
      })
        .toColourspace('b-w')
        .jpeg({ optimiseCoding: false })
        .toBuffer(),
    ),
  );
  const [first = Buffer.alloc(0)] = blocks;
  const frame = first.indexOf(Buffer.of(0xff, 0xc0));
  const head = Buffer.from(first.subarray(0, first.indexOf(Buffer.of(0xff, 0xda))));
  head.writeUInt16BE(8 * blocks.length, frame + 7);
  const scanHeader = first.subarray(head.length, head.length + 10);
  const data = blocks.flatMap((block, number) => [
    block.subarray(block.indexOf(Buffer.of(0xff, 0xda)) + 10, -2),
    Buffer.of(0xff, 0xd0 + (number % 8)),
  ]);
  return Buffer.concat([head, segment(0xdd, Buffer.of(0, 1)), scanHeader, ...data.slice(0, -1), Buffer.of(0xff, 0xd9)]);
}

const p3 = await picture().withIccProfile('p3').jpeg().toBuffer();
const profile = (await sharp(p3).metadata()).icc ?? Buffer.alloc(0);
const largeProfile = Buffer.concat([profile, Buffer.alloc(300_000)]);
largeProfile.writeUInt32BE(largeProfile.length, 0);

const short = (value: number) => tiff([`\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(value)}\0\0\0`], 'II');
const long = tiff(['\x12\x01\x04\0\x01\0\0\0\x06\0\0\0'], 'II');
const big = (value: number) => tiff([`\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(value)}\0\0`]);
const xmp = segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`));
const comment = segment(0xfe, secret);
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), secret]);

type Change = (jpeg: Buffer) => Buffer;
type Kinds<Kind> = Readonly<Record<string, Kind>>;

/** With the Huffman tables that decoders take where a file has none. */
const USUAL_TABLES = { quality: 90, optimiseCoding: false } as const;

/** Pictures, by the way in which they are encoded. */
export const encodings: Kinds<Buffer> = {
  baseline: await picture().jpeg(USUAL_TABLES).toBuffer(),
  'full colour': await picture()
    .jpeg({ ...USUAL_TABLES, chromaSubsampling: '4:4:4' })
    .toBuffer(),
  progressive: await picture().jpeg({ quality: 90, progressive: true }).toBuffer(),
  grey: await picture().toColourspace('b-w').jpeg(USUAL_TABLES).toBuffer(),
  'four colours': await picture().toColourspace('cmyk').jpeg(USUAL_TABLES).toBuffer(),
  restarts: await jpegWithRestarts(),
};

/** Exif segments, by the orientation that they name, and how. */
export const orientations: Kinds<readonly Buffer[]> = {
  none: [],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((value) => [`${value}`, [exifSegment(short(value))]])),
  'big-endian 6': [exifSegment(big(6))],
  '0': [exifSegment(short(0))],
  '9': [exifSegment(short(9))],
  'long 6': [exifSegment(long)],
  '6, then 1': [exifSegment(short(6)), exifSegment(short(1))],
  '1, then 6': [exifSegment(short(1)), exifSegment(short(6))],
  'none, then 6': [exifSegment(tiff([])), exifSegment(short(6))],
  '6 twice': [exifSegment(tiff(['\x01\x12\0\x03\0\0\0\x01\0\x06\0\0', '\x01\x12\0\x03\0\0\0\x01\0\x01\0\0']))],
  'damaged, then 6': [exifSegment(Buffer.from('XX\0*')), exifSegment(short(6))],
  'continued elsewhere': [exifSegment(short(6).subarray(0, 12)), exifSegment(short(6).subarray(12))],
};

/** Where the Exif segments are. */
export const orders: Kinds<(jpeg: Buffer, exif: readonly Buffer[]) => Buffer> = {
  first: (jpeg, exif) => Buffer.concat([jpeg.subarray(0, 2), ...exif, comment, jpeg.subarray(2)]),
  'after XMP and a comment': (jpeg, exif) =>
    Buffer.concat([jpeg.subarray(0, 2), xmp, comment, ...exif, jpeg.subarray(2)]),
  'before the frame': (jpeg, exif) =>
    before(jpeg, jpeg.includes(Buffer.of(0xff, 0xc2)) ? 0xc2 : 0xc0, Buffer.concat(exif)),
  'before the scan': (jpeg, exif) => before(jpeg, 0xda, Buffer.concat([...exif, xmp])),
};

export const profiles: Kinds<readonly Buffer[]> = {
  none: [],
  P3: profileSegments(profile),
  'P3 of 300 KB': profileSegments(largeProfile),
  'half of P3': [profileSegments(largeProfile)[0] ?? Buffer.alloc(0)],
  'no profile': profileSegments(Buffer.from(SECRET.slice(0, 6))),
};

/** What is behind the picture. */
export const trailers: Kinds<Change> = {
  none: (jpeg) => jpeg,
  'a film': (jpeg) => Buffer.concat([jpeg, film]),
  'a picture': (jpeg) => Buffer.concat([jpeg, jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
  zeros: (jpeg) => Buffer.concat([jpeg, Buffer.alloc(512)]),
  'a film without an end before it': (jpeg) => Buffer.concat([jpeg.subarray(0, -2), film]),
  'an end in a film without an end before it': (jpeg) =>
    Buffer.concat([jpeg.subarray(0, -2), film, Buffer.of(0xff, 0xd9), film]),
  'bytes before the end': (jpeg) => Buffer.concat([jpeg.subarray(0, -2), secret, jpeg.subarray(-2)]),
  'no end': (jpeg) => jpeg.subarray(0, -2),
};

export const damages: Kinds<Change> = {
  none: (jpeg) => jpeg,
  'broken off in its data': (jpeg) => jpeg.subarray(0, dataOf(jpeg) + (jpeg.length - dataOf(jpeg)) / 2),
  'broken off in its header': (jpeg) => jpeg.subarray(0, jpeg.indexOf(Buffer.of(0xff, 0xda))),
  'other data': (jpeg) => flipped(jpeg, dataOf(jpeg) + 12),
  'bytes between segments': (jpeg) => before(jpeg, 0xdb, secret),
  'fill bytes': (jpeg) => before(jpeg, 0xdb, Buffer.of(0xff, 0xff)),
  'no Huffman tables': (jpeg) => without(jpeg, 0xc4),
  'no quantization': (jpeg) => without(jpeg, 0xdb),
  'no frame': (jpeg) => without(without(jpeg, 0xc0), 0xc2),
  'of lossless coding': (jpeg) =>
    Buffer.from(jpeg.map((byte, at) => (jpeg[at - 1] === 0xff && (byte === 0xc0 || byte === 0xc2) ? 0xc3 : byte))),
  'a second frame': (jpeg) =>
    before(jpeg, 0xda, segment(0xc0, Buffer.from([8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 0x11, 0]))),
};

/** A JPEG put together of one of each kind. */
export function odd(
  jpeg: Buffer,
  {
    orientation = [],
    order = orders['first'],
    profile: icc = [],
    trailer = trailers['none'],
    damage = damages['none'],
  }: Partial<{
    orientation: readonly Buffer[];
    order: ((jpeg: Buffer, exif: readonly Buffer[]) => Buffer) | undefined;
    profile: readonly Buffer[];
    trailer: ((jpeg: Buffer) => Buffer) | undefined;
    damage: ((jpeg: Buffer) => Buffer) | undefined;
  }>,
): Buffer {
  const coloured = Buffer.concat([jpeg.subarray(0, 2), ...icc, jpeg.subarray(2)]);
  const turned = order?.(coloured, orientation) ?? coloured;
  const damaged = damage?.(turned) ?? turned;
  return trailer?.(damaged) ?? damaged;
}

const png = await picture().png().toBuffer();
const withAlpha = sharp(await picture().ensureAlpha(0.5).raw().toBuffer(), {
  raw: { width: WIDTH, height: HEIGHT, channels: 4 },
});
const IHDR_END = 33;
const inPng = (file: Buffer, ...chunks: readonly Buffer[]) =>
  Buffer.concat([file.subarray(0, IHDR_END), ...chunks, file.subarray(IHDR_END)]);
const changedAt = (file: Buffer, at: number) =>
  Buffer.concat([file.subarray(0, at), Buffer.of((file[at] ?? 0) ^ 1), file.subarray(at + 1)]);
const idat = png.indexOf('IDAT') - 4;
const idatBytes = png.readUInt32BE(idat);
const pixels = png.subarray(idat + 8, idat + 8 + idatBytes);
const withPixels = (data: Buffer) => Buffer.concat([png.subarray(0, idat), chunk('IDAT', data), png.subarray(-12)]);

/** PNGs, sound and damaged, and pictures of other formats. */
export const others: Kinds<Buffer> = {
  PNG: png,
  'PNG with text and a trailer': Buffer.concat([inPng(png, chunk('tEXt', secret)), secret]),
  'PNG of 16 bits': await picture().toColourspace('rgb16').png().toBuffer(),
  'PNG with a palette': await picture().png({ palette: true }).toBuffer(),
  'interlaced PNG': await picture().png({ progressive: true }).toBuffer(),
  'grey PNG': await picture().toColourspace('b-w').png().toBuffer(),
  'PNG with transparency': await withAlpha.clone().png().toBuffer(),
  'PNG in P3': await picture().withIccProfile('p3').png().toBuffer(),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [`PNG turned by ${value}`, inPng(png, chunk('eXIf', big(value)))]),
  ),
  'PNG turned by a long': inPng(png, chunk('eXIf', long)),
  'PNG turned behind its pixels': Buffer.concat([png.subarray(0, -12), chunk('eXIf', big(6)), png.subarray(-12)]),
  'PNG turned twice': inPng(png, chunk('eXIf', big(6)), chunk('eXIf', big(1))),
  'PNG that breaks off': png.subarray(0, idat + 8 + idatBytes / 2),
  'PNG without end': png.subarray(0, -12),
  'PNG with a wrong checksum of its pixels': changedAt(png, idat + 8 + idatBytes),
  'PNG with a wrong checksum of its header': changedAt(png, IHDR_END - 1),
  'PNG with a wrong checksum of its end': changedAt(png, png.length - 1),
  'PNG of two headers': inPng(png, chunk('IHDR', Buffer.from('0000ea600000ea600802000000', 'hex'))),
  'PNG of 3 bits': Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', Buffer.from('0000005a0000003d0302000000', 'hex')),
    png.subarray(IHDR_END),
  ]),
  'animated PNG': inPng(
    png,
    chunk('acTL', Buffer.from('0000000100000000', 'hex')),
    chunk('fcTL', Buffer.from('000000000000005a0000003d0000000000000000006400640000', 'hex')),
  ),
  GIF: await picture().gif().toBuffer(),
  WebP: await picture().webp({ quality: 95 }).toBuffer(),
  'WebP with transparency': await withAlpha.clone().webp({ lossless: true }).toBuffer(),
  AVIF: await picture().avif({ quality: 90 }).toBuffer(),
  TIFF: await picture().tiff().toBuffer(),
  HTML: Buffer.from('<script>alert(1)</script>'),
  'start of a JPEG': Buffer.of(0xff, 0xd8, 0xff),
};

/** Faults within the compressed data, which the function doesn't decompress. */
export const undecodable: Kinds<Buffer> = {
  'PNG of other pixels': withPixels(flipped(pixels, 200)),
  'PNG of no pixels': withPixels(secret),
  'PNG with bytes behind its pixels': withPixels(Buffer.concat([pixels, secret])),
  'PNG of half of its pixels': withPixels(pixels.subarray(0, pixels.length / 2)),
};
