/** A segment of a JPEG, in positions of its bytes (ITU-T T.81, annex B). */
export interface JpegSegment {
  /** The byte after 0xFF. */
  readonly marker: number;
  readonly start: number;
  /** First byte after marker and length. */
  readonly content: number;
  /** First byte after the content; a scan's entropy-coded data follow. */
  readonly data: number;
  /** First byte after the segment, and after the entropy-coded data of a scan. */
  readonly end: number;
  /** False if the bytes end before the segment does: the last one then. */
  readonly isWhole: boolean;
}

export const JPEG_SCAN = 0xda;
export const JPEG_END = 0xd9;

/** Whether a marker begins a frame, whose header has the size of the picture. */
export const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The segments of a JPEG after its first marker, up to its end, to a fault, or to where the bytes end. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2;
  while (bytes[at] === 0xff) {
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1];
    if (marker === undefined) return;
    const [start, content] = [at, at + 4];
    if (marker === JPEG_END) {
      yield { marker, start, content: at + 2, data: at + 2, end: at + 2, isWhole: true };
      return;
    }
    if (content > bytes.length) return;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return;
    const data = at + 2 + length;
    const end = marker === JPEG_SCAN ? endOfScan(bytes, data) : data;
    const isWhole = end !== undefined && end <= bytes.length;
    yield { marker, start, content, data, end: isWhole ? end : bytes.length, isWhole };
    if (!isWhole) return;
    at = end;
  }
}

/** Where the entropy-coded data ends: at the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number | undefined {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return undefined;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}
