import { nibbles, type HuffmanTable, type JpegTables } from './jpeg-tables.ts';

/** One colour of a frame. `across` and `down`: its sampling factors, 1 to 4. */
export interface JpegComponent {
  readonly id: number;
  readonly across: number;
  readonly down: number;
  readonly quantization: number;
}

export interface JpegFrame {
  readonly isProgressive: boolean;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpegComponent[];
}

/** What the data of a scan need to be decoded. */
export interface ScanHeader {
  readonly parts: readonly {
    readonly component: JpegComponent;
    readonly dc: HuffmanTable | undefined;
    readonly ac: HuffmanTable | undefined;
  }[];
  /** First and last coefficient, in zigzag order. */
  readonly first: number;
  readonly last: number;
  /** Whether bits are added to coefficients of an earlier scan. */
  readonly isRefining: boolean;
}

const PROGRESSIVE = 0xc2;
const FRAMES_OF_BROWSERS = new Set([0xc0, 0xc1, PROGRESSIVE]);
const COLOURS = new Set([1, 3, 4]);
/** Largest side that libjpeg-turbo decodes, in pixels. */
const MAX_SIDE = 65_500;
const MAX_SAMPLING = 4;
/** In a minimum coded unit of several colours. */
const MOST_BLOCKS = 10;
const LAST_COEFFICIENT = 63;
const MAX_SHIFT = 13;
const SAMPLE_BITS = 8;

export const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

/** Reads the content of a frame header. @returns undefined for one that browsers don't decode */
export function readFrame(content: Uint8Array, marker: number): JpegFrame | undefined {
  const [precision, count = 0] = [content[0], content[5]];
  const [height, width] = [uint16(content, 1), uint16(content, 3)];
  if (!FRAMES_OF_BROWSERS.has(marker) || precision !== SAMPLE_BITS || !COLOURS.has(count)) return undefined;
  if (content.length !== 6 + 3 * count || Math.min(height, width) < 1 || Math.max(height, width) > MAX_SIDE)
    return undefined;
  const components = Array.from({ length: count }, (_, index): JpegComponent => {
    const [id = 0, sampling, quantization = 0] = content.subarray(6 + 3 * index);
    const [across, down] = nibbles(sampling);
    return { id, across, down, quantization };
  });
  const isSound =
    new Set(components.map(({ id }) => id)).size === count &&
    components.every(({ across, down }) => isFactor(across) && isFactor(down));
  return isSound ? { isProgressive: marker === PROGRESSIVE, width, height, components } : undefined;
}

const isFactor = (factor: number) => factor >= 1 && factor <= MAX_SAMPLING;

/** Reads the content of a scan header. @returns undefined if decoders refuse it, or a table is missing */
export function readScan(content: Uint8Array, frame: JpegFrame, tables: JpegTables): ScanHeader | undefined {
  const count = content[0] ?? 0;
  if (content.length !== 4 + 2 * count) return undefined;
  const [first = 0, last = 0, shifts] = content.subarray(1 + 2 * count);
  const [high, low] = nibbles(shifts);
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, numbers] = content.subarray(1 + 2 * index);
    const [dc, ac] = nibbles(numbers);
    const component = frame.components.find((some) => some.id === id);
    return { component, dc: tables.huffman.get(dc), ac: tables.huffman.get(16 + ac) };
  });
  const known = parts.filter((part): part is ScanHeader['parts'][number] => part.component !== undefined);
  const blocks = known.reduce((sum, { component }) => sum + component.across * component.down, 0);
  const isRefining = high > 0;
  const needsDc = first === 0 && !isRefining;
  const needsAc = last > 0;
  const isSound =
    count > 0 &&
    new Set(known.map(({ component }) => component)).size === count &&
    (count === 1 || blocks <= MOST_BLOCKS) &&
    (frame.isProgressive
      ? isProgression(count, first, last) && low <= MAX_SHIFT && (!isRefining || high === low + 1)
      : first === 0 && last === LAST_COEFFICIENT && high === 0 && low === 0) &&
    known.every(
      ({ component, dc, ac }) =>
        tables.quantization.has(component.quantization) && (dc || !needsDc) && (ac || !needsAc),
    );
  return isSound ? { parts: known, first, last, isRefining } : undefined;
}

/** The first coefficients of several colours, or some others of one. */
const isProgression = (count: number, first: number, last: number) =>
  first === 0 ? last === 0 : count === 1 && last >= first && last <= LAST_COEFFICIENT;
