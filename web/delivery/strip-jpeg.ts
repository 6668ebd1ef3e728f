import { EXIF, hasAt, orientationTiff } from '../../shared/exif-orientation.ts';
import { isApplication, readJpeg } from '../../shared/jpeg-picture.ts';
import { JPEG_END, JPEG_SCAN, type JpegSegment } from '../../shared/jpeg-segments.ts';
import { ADOBE, ADOBE_BYTES, ICC_PROFILE, JFIF, JFIF_BYTES } from '../../shared/photo-content.ts';
import { MAX_PHOTO_PIXELS } from '../../shared/photos.ts';
import { exifOrientation } from './exif-orientation.ts';
import { expectDataOnly } from './jpeg-data.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

const JFIF_MARKER = 0xe0;
const EXIF_MARKER = 0xe1;
const ICC_MARKER = 0xe2;
const ADOBE_MARKER = 0xee;

/**
 * The parts of a JPEG without its metadata: tables, frame and scans byte by byte; what decoders use of the segments for applications.
 * @throws UnreadablePhoto
 */
export async function strippedJpeg(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const picture = readJpeg(bytes);
  if (!picture) throw new UnreadablePhoto('has no picture, or breaks off');
  const { width, height } = picture.frame;
  if (width * height > MAX_PHOTO_PIXELS) throw new UnreadablePhoto('is too large');
  await expectDataOnly(bytes, picture);
  const parts: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)];
  const met = new Set<number>();
  for (const segment of picture.segments) {
    const { marker, start, end } = segment;
    if (isApplication(marker)) {
      if (!isUsed(bytes, segment)) continue;
      if (met.has(JPEG_SCAN)) throw new UnreadablePhoto('has metadata behind its first scan');
      if (marker === ADOBE_MARKER && met.has(marker)) throw new UnreadablePhoto('has two colour transforms');
      // Browsers take the orientation from the first Exif block.
      if (marker === ICC_MARKER || !met.has(marker)) parts.push(plainApplication(bytes, segment));
    } else parts.push(bytes.subarray(start, end));
    met.add(marker);
  }
  return [...parts, Uint8Array.of(0xff, JPEG_END)];
}

/** First bytes of the segments for applications that decoders use, by marker. */
const USED: Readonly<Record<number, Uint8Array>> = {
  [JFIF_MARKER]: JFIF,
  // Some decoders don't read the second zero.
  [EXIF_MARKER]: EXIF.subarray(0, -1),
  [ICC_MARKER]: ICC_PROFILE,
  [ADOBE_MARKER]: ADOBE,
};

const isUsed = (bytes: Uint8Array, { marker, content }: JpegSegment) => {
  const beginning = USED[marker];
  return beginning !== undefined && hasAt(bytes, content, beginning);
};

/** A segment without what decoders don't use; nothing for Exif that turns nothing. */
function plainApplication(bytes: Uint8Array, { marker, start, content, end }: JpegSegment): Uint8Array {
  if (marker === ICC_MARKER) return bytes.subarray(start, end);
  if (marker === EXIF_MARKER) {
    const tiff = bytes.subarray(content + EXIF.length, end);
    const orientation = hasAt(bytes, content, EXIF) ? exifOrientation(tiff) : undefined;
    if (orientation === undefined) throw new UnreadablePhoto('has an orientation that browsers may read otherwise');
    return orientation === 1 ? Uint8Array.of() : segmentOf(marker, EXIF, orientationTiff(orientation));
  }
  const length = marker === ADOBE_MARKER ? ADOBE_BYTES : JFIF_BYTES;
  if (end - content < length) throw new UnreadablePhoto('has a segment that is too short');
  // The sides of the preview come last in JFIF's.
  if (marker === ADOBE_MARKER) return segmentOf(marker, bytes.subarray(content, content + length));
  return segmentOf(marker, bytes.subarray(content, content + length - 2), Uint8Array.of(0, 0));
}

function segmentOf(marker: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 2);
  return Uint8Array.from([0xff, marker, length >> 8, length & 0xff, ...content.flatMap((part) => [...part])]);
}
