import { isJpeg, isPng, photoContent } from '../../shared/photo-content.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES, type PhotoType } from '../../shared/photos.ts';
import { encodeShown, type EncodedPhoto } from './encode-shown.ts';
import { stripMetadata } from './strip-metadata.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/**
 * Why a chosen file can't be taken: a form takes no more photos; it is empty; this device can't read it; this browser finds no picture in it, can't open
 * HEIC, or can't show the picture.
 */
export type PhotoFault = 'tooMany' | 'empty' | 'unreadable' | 'noPicture' | 'heic' | 'notShown';

/** How much smaller a photo was made because it was too large. */
export interface Shrunk {
  readonly unit: 'bytes' | 'pixels';
  readonly from: number;
  readonly to: number;
}

/** A photo as it is uploaded. */
export interface CleanPhoto {
  readonly file: File;
  readonly shrunk?: Shrunk;
}

/** Larger files aren't read into memory, in bytes. A photo with the film that a phone keeps behind it has a tenth to a half of this. */
const MOST_READ = 64 * 1024 * 1024;
const HEAD_BYTES = 16;

/**
 * Makes a chosen file a photo without metadata that the function accepts: byte by byte where that is certain to look the same, otherwise as this
 * browser shows it.
 * @param count photos of the form so far
 * @returns the photo, decoded once by this browser; or why the file can't be taken
 */
export async function cleanPhoto(file: File, count: number): Promise<CleanPhoto | PhotoFault> {
  if (count >= MAX_PHOTOS) return 'tooMany';
  if (file.size === 0) return 'empty';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const stripped = file.size <= MOST_READ ? await accepted(file) : undefined;
    if (stripped && (await isWhole(stripped)))
      return { file: new File([stripped], file.name, { type: stripped.type }) };
    const shown = await encodeShown(file, isLossless(head));
    const encoded = shown && (await accepted(shown.content));
    if (!encoded) return isHeic(head) ? 'heic' : isJpeg(head) || isPng(head) ? 'notShown' : 'noPicture';
    const photo = new File([encoded], nameFor(file.name, encoded.type as PhotoType), { type: encoded.type });
    const shrunk = shrinkage(file, { ...shown, content: photo });
    return { file: photo, ...(shrunk && { shrunk }) };
  } catch (error) {
    // The file was moved or deleted, or only a cloud has it.
    console.error(error);
    return 'unreadable';
  }
}

/** A photo without metadata if the function will accept it so. @throws DOMException if it can't be read */
async function accepted(file: Blob): Promise<Blob | undefined> {
  try {
    const stripped = await stripMetadata(file);
    return photoContent(new Uint8Array(await stripped.arrayBuffer())) ? stripped : undefined;
  } catch (error) {
    if (error instanceof UnreadablePhoto) return undefined;
    throw error;
  }
}

/** Whether this browser can decode all of a picture. */
const isWhole = (photo: Blob): Promise<boolean> =>
  createImageBitmap(photo).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

function shrinkage({ size }: File, { content, pixels, shownPixels }: EncodedPhoto): Shrunk | undefined {
  if (size > MAX_PHOTO_BYTES) return { unit: 'bytes', from: size, to: content.size };
  return pixels < shownPixels ? { unit: 'pixels', from: shownPixels, to: pixels } : undefined;
}

const HEIC_BRAND = /^ftyp(?:he|mif1|msf1)/u;
const isHeic = (head: Uint8Array) => HEIC_BRAND.test(String.fromCharCode(...head.subarray(4, 12)));

/** PNG, GIF, BMP, or WebP without loss. */
const LOSSLESS = /^(?:.PNG|GIF8|BM|RIFF.{4}WEBPVP8L)/su;
const isLossless = (head: Uint8Array) => LOSSLESS.test(String.fromCharCode(...head));

const EXTENSION = /\.[a-z\d]{2,4}$/iu;

/** The name of a picture that was encoded anew. */
const nameFor = (name: string, type: PhotoType) =>
  PHOTO_TYPES[type].some((extension) => name.toLowerCase().endsWith(extension))
    ? name
    : name.replace(EXTENSION, '') + PHOTO_TYPES[type][0];
