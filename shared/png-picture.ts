/** A chunk of a PNG, in positions of its bytes (PNG, third edition, 5.3). */
export interface PngChunk {
  readonly type: string;
  readonly start: number;
  readonly data: number;
  /** First byte after the data, where the checksum is. */
  readonly dataEnd: number;
  readonly end: number;
}

/** A still PNG whose header browsers decode, up to its end. */
export interface PngPicture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
  readonly chunks: readonly PngChunk[];
  /** First byte behind the picture. */
  readonly end: number;
}

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
const MAX_LENGTH = 2 ** 31 - 1;
/** More than any program writes: a list of millions would fill the memory of a function. */
const MAX_CHUNKS = 20_000;
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/** By colour type: samples of a pixel, and bits that a sample may have. */
const COLOUR_TYPES: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};
const INDEXED = 3;
const GREYSCALE = [0, 4];

export const uint32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/**
 * Reads a PNG's chunks: one header, the palette where the colours need it, the picture without a gap, an empty end. What is in them is not
 * decompressed.
 * @returns undefined for anything else: for an animation too, whose frames would be unchecked
 */
export function readPng(bytes: Uint8Array): PngPicture | undefined {
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; chunks.at(-1)?.type !== 'IEND'; at = chunks.at(-1)?.end ?? at) {
    if (chunks.length === MAX_CHUNKS || at + FRAME_BYTES > bytes.length) return undefined;
    const length = uint32(bytes, at);
    const end = at + FRAME_BYTES + length;
    if (length > MAX_LENGTH || end > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, start: at, data: at + 8, dataEnd: end - 4, end });
  }
  const header = chunks[0]?.type === 'IHDR' && isSound(bytes, chunks[0]) ? readHeader(bytes, chunks[0]) : undefined;
  const end = chunks.at(-1);
  if (!header || !end || end.data !== end.dataEnd || !areInOrder(chunks, header.colourType)) return undefined;
  return { ...header, chunks, end: end.end };
}

function readHeader(bytes: Uint8Array, { data, dataEnd }: PngChunk) {
  const [width, height] = [uint32(bytes, data), uint32(bytes, data + 4)];
  const [bits = 0, colourType = 0, compression, filter, interlace = 0] = bytes.subarray(data + 8, dataEnd);
  const { samples, bits: possible } = COLOUR_TYPES[colourType] ?? { samples: 0, bits: [] };
  const isKnown = possible.includes(bits) && compression === 0 && filter === 0 && interlace <= 1;
  if (dataEnd - data !== HEADER_BYTES || !isKnown) return undefined;
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_LENGTH) return undefined;
  return { width, height, bitsPerPixel: samples * bits, isInterlaced: interlace === 1, colourType };
}

const MAX_PALETTE_BYTES = 256 * 3;

function areInOrder(chunks: readonly PngChunk[], colourType: number): boolean {
  const types = chunks.map(({ type }) => type);
  const [first, last] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')];
  const palettes = chunks.filter(({ type }) => type === 'PLTE');
  const palette = palettes[0];
  const isPaletteSound = palette
    ? palettes.length === 1 &&
      types.indexOf('PLTE') < first &&
      !GREYSCALE.includes(colourType) &&
      palette.dataEnd > palette.data &&
      palette.dataEnd - palette.data <= MAX_PALETTE_BYTES &&
      (palette.dataEnd - palette.data) % 3 === 0
    : colourType !== INDEXED;
  return (
    isPaletteSound &&
    first > 0 &&
    types.slice(first, last).every((type) => type === 'IDAT') &&
    types.lastIndexOf('IHDR') === 0 &&
    types.every((type) => (isCritical(type) ? CRITICAL.has(type) : type !== 'acTL'))
  );
}

/** A decoder must know a chunk whose name begins with a capital. */
export const isCritical = (type: string) => /^[A-Z]/u.test(type);

/** Whether a chunk has the checksum that it names. */
export const isSound = (bytes: Uint8Array, { start, dataEnd }: PngChunk): boolean =>
  crc32(bytes.subarray(start + 4, dataEnd)) === uint32(bytes, dataEnd);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

/** CRC-32 as PNG uses it. Neither browsers nor the kept libraries offer it. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** A chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, -4)));
  return chunk;
}
