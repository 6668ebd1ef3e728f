import { orientationTiff } from '../../shared/exif-orientation.ts';
import { PNG_COLOUR_CHUNKS } from '../../shared/photo-content.ts';
import { MAX_PHOTO_PIXELS } from '../../shared/photos.ts';
import {
  isCritical,
  isSound,
  PNG_SIGNATURE,
  pngChunk,
  readPng,
  type PngChunk,
  type PngPicture,
} from '../../shared/png-picture.ts';
import { exifOrientation } from './exif-orientation.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/**
 * The parts of a PNG without its metadata: the picture byte by byte, chunks that decide how it looks, the orientation of its Exif.
 * @throws UnreadablePhoto
 */
export async function strippedPng(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const picture = readPng(bytes);
  if (!picture) throw new UnreadablePhoto('is no still PNG, or breaks off');
  const { chunks, width, height } = picture;
  if (width * height > MAX_PHOTO_PIXELS) throw new UnreadablePhoto('is too large');
  const kept = chunks.filter(({ type }) => isCritical(type) || PNG_COLOUR_CHUNKS.has(type) || type === 'eXIf');
  const pixels = chunks.filter(({ type }) => type === 'IDAT');
  const others = kept.filter(({ type }) => !isCritical(type));
  const isBehind = others.some(({ start }) => start > (pixels[0]?.start ?? 0));
  if (isBehind || new Set(others.map(({ type }) => type)).size < others.length)
    throw new UnreadablePhoto('has a chunk twice, or where it does not count');
  if (!kept.every((chunk) => isSound(bytes, chunk))) throw new UnreadablePhoto('is damaged');
  await expectPixelsOnly(bytes, pixels, picture);
  return [
    PNG_SIGNATURE,
    ...kept.map((chunk) => (chunk.type === 'eXIf' ? plainExif(bytes, chunk) : bytes.subarray(chunk.start, chunk.end))),
  ];
}

function plainExif(bytes: Uint8Array, { data, dataEnd }: PngChunk): Uint8Array {
  const orientation = exifOrientation(bytes.subarray(data, dataEnd));
  if (orientation === undefined) throw new UnreadablePhoto('has an orientation that browsers may read otherwise');
  return orientation === 1 ? Uint8Array.of() : pngChunk('eXIf', orientationTiff(orientation));
}

/** Decompresses the pixels as a stream: exactly as many as the header says, with a right checksum, and nothing behind them. */
async function expectPixelsOnly(bytes: Uint8Array, pixels: readonly PngChunk[], picture: PngPicture): Promise<void> {
  const parts = pixels.map(({ data, dataEnd }) => bytes.subarray(data, dataEnd));
  const expected = pixelBytes(picture);
  let count = 0;
  try {
    const stream = new Blob(parts as BlobPart[]).stream().pipeThrough(new DecompressionStream('deflate'));
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > expected) await reader.cancel();
    }
  } catch (cause) {
    throw new UnreadablePhoto('is damaged', { cause });
  }
  if (count !== expected) throw new UnreadablePhoto('has too few or too many pixels');
}

/** By pass of an interlaced picture: first column and row, and steps to the next. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Each row has a byte for its filter. */
function pixelBytes({ width, height, bitsPerPixel, isInterlaced }: PngPicture): number {
  const bytesOf = (across: number, down: number) =>
    across > 0 && down > 0 ? down * (1 + Math.ceil((across * bitsPerPixel) / 8)) : 0;
  if (!isInterlaced) return bytesOf(width, height);
  return PASSES.reduce(
    (sum, [column, row, right, below]) =>
      sum + bytesOf(Math.ceil((width - column) / right), Math.ceil((height - row) / below)),
    0,
  );
}
