import sharp from 'sharp';
import { chunk, exifSegment, profileSegments, segment, tiff } from './sample-images.ts';

/** Planted wherever a file has room for it. */
export const SECRET = 'GEHEIM-47.3769N-8.5417E';
const secret = Buffer.from(SECRET.repeat(9));
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), secret]);
const END = Buffer.of(0xff, 0xd9);
const [WIDTH, HEIGHT] = [90, 61];

/** A picture that looks otherwise in each orientation, and whose colours change slowly. */
const raw = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return x < 24 && y < 16 ? [200, 30, 20] : [40 + 2 * x, 60 + 2 * y, 120 + x - y];
  }).flat(),
);
const picture = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

const turnedBy = (value: number) =>
  exifSegment(tiff([`\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(value)}\0\0\0`], 'II'));
const turnedByLong = exifSegment(tiff(['\x12\x01\x04\0\x01\0\0\0\x06\0\0\0'], 'II'));

/** Photos as phones and editors make them, which were refused, turned, or kept with more than the picture. */
export async function oddPhotos(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await picture().jpeg({ quality: 90, optimiseCoding: false }).toBuffer();
  const inserted = (at: number, ...added: readonly Buffer[]) =>
    Buffer.concat([jpeg.subarray(0, at), ...added, jpeg.subarray(at)]);
  const before = (marker: number, ...added: readonly Buffer[]) =>
    inserted(jpeg.indexOf(Buffer.of(0xff, marker)), ...added);
  const profile =
    (await sharp(await picture().withIccProfile('p3').jpeg().toBuffer()).metadata()).icc ?? Buffer.alloc(0);
  const large = Buffer.concat([profile, Buffer.alloc(300_000)]);
  large.writeUInt32BE(large.length, 0);
  const png = await picture().png().toBuffer();
  const turned = chunk('eXIf', tiff(['\x01\x12\0\x03\0\0\0\x01\0\x06\0\0']));
  return {
    'Profil.jpg': inserted(2, ...profileSegments(large)),
    'zweimal gedreht.jpg': before(0xda, turnedBy(6), turnedBy(1)),
    'gedreht.png': Buffer.concat([png.subarray(0, 33), turned, png.subarray(33)]),
    'Panorama.jpg': Buffer.concat([jpeg.subarray(0, -2), film]),
    'Panorama mit Ende im Film.jpg': Buffer.concat([jpeg.subarray(0, -2), film, END, film]),
    'Bytes dazwischen.jpg': inserted(2, segment(0xfe, secret), secret),
    'Vorschau.jpg': inserted(
      2,
      segment(0xe0, Buffer.from(`JFIF\0\x01\x01\0\0\x01\0\x01\x05\x05${SECRET.repeat(4).slice(0, 75)}`)),
    ),
    'lange Zahl.jpg': inserted(2, turnedByLong),
    'mit Film von 11 MB.jpg': Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]),
    'WebP.webp': await picture().webp({ quality: 95 }).toBuffer(),
  };
}
