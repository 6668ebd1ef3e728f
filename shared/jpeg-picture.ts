import { readFrame, readScan, uint16, type JpegFrame, type ScanHeader } from './jpeg-headers.ts';
import { isJpegFrame, JPEG_END, JPEG_SCAN, jpegSegments, type JpegSegment } from './jpeg-segments.ts';
import { readHuffman, readQuantization, type JpegTables } from './jpeg-tables.ts';

/** A scan, and where its entropy-coded data are. */
export interface JpegScan extends ScanHeader {
  readonly segment: JpegSegment;
  /** In minimum coded units; 0 without restarts. */
  readonly restartInterval: number;
}

/** A JPEG whose headers browsers decode. */
export interface JpegPicture {
  readonly frame: JpegFrame;
  readonly scans: readonly JpegScan[];
  /** All segments before `end`. */
  readonly segments: readonly JpegSegment[];
  /** Where the end marker is. */
  readonly end: number;
}

const QUANTIZATION = 0xdb;
const HUFFMAN = 0xc4;
const RESTART_INTERVAL = 0xdd;
const COMMENT = 0xfe;
/** More than any program writes: a list of millions would fill the memory of a function. */
const MAX_SEGMENTS = 2000;

/** Whether a segment is for applications, not for the decoder. */
export const isApplication = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

/**
 * Reads a JPEG as decoders do: one baseline, extended or progressive frame, and scans for each of its colours with tables that are defined.
 * The entropy-coded data are not decoded.
 * @returns undefined for anything else, and for what breaks off
 */
export function readJpeg(bytes: Uint8Array): JpegPicture | undefined {
  const tables: JpegTables = { quantization: new Set(), huffman: new Map() };
  const segments: JpegSegment[] = [];
  const scans: JpegScan[] = [];
  let frame: JpegFrame | undefined;
  let restartInterval = 0;
  for (const segment of jpegSegments(bytes)) {
    const { marker, content, data } = segment;
    const header = bytes.subarray(content, data);
    if (segments.length === MAX_SEGMENTS || !segment.isWhole) return undefined;
    if (marker === JPEG_END) {
      // Tables behind the last scan are no part of the picture.
      const isEnded = segments.at(-1)?.marker === JPEG_SCAN;
      return frame && isEnded && covers(scans, frame) ? { frame, scans, segments, end: segment.start } : undefined;
    }
    segments.push(segment);
    if (marker === JPEG_SCAN) {
      const scan = frame && readScan(header, frame, tables);
      if (!frame || !scan) return undefined;
      scans.push({ ...scan, segment, restartInterval });
    } else if (isJpegFrame(marker)) {
      frame = frame ? undefined : readFrame(header, marker);
      if (!frame) return undefined;
    } else if (marker === RESTART_INTERVAL && header.length === 2) restartInterval = uint16(header, 0);
    else if (
      marker === QUANTIZATION
        ? !readQuantization(header, tables)
        : marker === HUFFMAN
          ? !readHuffman(header, tables)
          : !isApplication(marker)
    )
      return undefined;
  }
  return undefined;
}

/** Whether each colour has its scan; in a progressive picture, its first. */
const covers = (scans: readonly JpegScan[], { components }: JpegFrame) =>
  components.every((component) =>
    scans.some(({ parts, first }) => first === 0 && parts.some((part) => part.component === component)),
  );
