import sharp from 'sharp';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#887766' } });

export const jpegFile = await picture.clone().jpeg().toBuffer();
export const progressiveJpegFile = await picture.clone().jpeg({ progressive: true }).toBuffer();
export const pngFile = await picture.clone().png().toBuffer();
export const palettePngFile = await picture.clone().png({ palette: true }).toBuffer();
export const avifFile = await picture.clone().avif().toBuffer();
export const tiffFile = await picture.clone().tiff().toBuffer();
export const gifFile = await picture.clone().gif().toBuffer();
export const webpFile = await picture.clone().webp().toBuffer();

const PNG_SIGNATURE_BYTES = 8;
const IHDR_END = 33;

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A PNG that claims these pixels. */
export function pngOf(width: number, height: number): Buffer {
  const file = Buffer.from(pngFile);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** A JPEG that claims these pixels. */
export function jpegOf(width: number, height: number): Buffer {
  const file = Buffer.from(jpegFile);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** A PNG with these chunks between its header and the rest. */
export const pngWith = (...types: string[]): Buffer =>
  Buffer.concat([
    pngFile.subarray(0, IHDR_END),
    ...types.map((type) => chunk(type, Buffer.alloc(8))),
    pngFile.subarray(IHDR_END),
  ]);

export const pngWithoutPixels = Buffer.concat([pngFile.subarray(0, IHDR_END), pngFile.subarray(-12)]);
export const pngWithFullEnd = Buffer.concat([pngFile.subarray(0, -12), chunk('IEND', Buffer.from('<html>'))]);
/** A JPEG that is longer by these bytes, in its picture: nothing may follow its end. */
export const paddedJpeg = (bytes: Buffer): Buffer =>
  Buffer.concat([jpegFile.subarray(0, -2), bytes.map((byte) => (byte === 0xff ? 0 : byte)), jpegFile.subarray(-2)]);

/** A picture, HTML, and what the file ends with. */
export const withTail = (file: Buffer, end = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file, Buffer.from('<!doctype html><script>alert(1)</script>'), end]);

/** A PNG whose first chunk is not its header, as Apple's tools make. */
export const applePng = Buffer.concat([
  pngFile.subarray(0, PNG_SIGNATURE_BYTES),
  chunk('CgBI', Buffer.alloc(4)),
  pngFile.subarray(PNG_SIGNATURE_BYTES),
]);

const SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END_BYTES = 2;

/** A progressive JPEG whose last scan is repeated until it has this many, with fill bytes behind `fillAfter` of them. */
export function jpegOfScans(scans: number, { fill = 0, fillAfter = 1 } = {}): Buffer {
  const end = progressiveJpegFile.length - JPEG_END_BYTES;
  const last = progressiveJpegFile.subarray(progressiveJpegFile.lastIndexOf(SCAN), end);
  const own = progressiveJpegFile.subarray(0, progressiveJpegFile.indexOf(SCAN));
  const repeated = Array.from({ length: scans }, (_, index) =>
    index + 1 === fillAfter ? Buffer.concat([last, Buffer.alloc(fill)]) : last,
  );
  return Buffer.concat([own, ...repeated, progressiveJpegFile.subarray(end)]);
}

/** A JPEG whose frame is marked as another kind. */
export function jpegOfFrame(marker: number): Buffer {
  const file = Buffer.from(jpegFile);
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  return file;
}

/** A JPEG with a second frame of the largest size before its scan. */
export function jpegOfTwoFrames(): Buffer {
  const at = jpegFile.indexOf(SCAN);
  const second = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]);
  return Buffer.concat([jpegFile.subarray(0, at), second, jpegFile.subarray(at)]);
}

/** A JPEG of this many bytes: comments fill it up before the picture. */
export function jpegOfBytes(size: number): Buffer {
  const parts: Buffer[] = [jpegFile.subarray(0, 2)];
  for (let missing = size - jpegFile.length; missing > 0;) {
    const length = Math.min(missing, 60_000);
    const comment = Buffer.alloc(length, 0x20);
    comment.writeUInt16BE(0xff_fe, 0);
    comment.writeUInt16BE(length - 2, 2);
    parts.push(comment);
    missing -= length;
  }
  return Buffer.concat([...parts, jpegFile.subarray(2)]);
}

/** A JPEG of this many bytes, most of them pixels. */
export const jpegOfPixels = (size: number): Buffer =>
  Buffer.concat([
    jpegFile.subarray(0, -JPEG_END_BYTES),
    Buffer.alloc(size - jpegFile.length),
    jpegFile.subarray(-JPEG_END_BYTES),
  ]);
