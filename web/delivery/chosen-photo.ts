import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTOS } from '../../shared/photos.ts';
import { newId } from './new-id.ts';
import type { SendFault } from './send.ts';
import { stripMetadata, UnreadablePhoto } from './strip-metadata.ts';
import type { UploadFile } from './upload-photos.ts';

/** How far the upload of a photo is. */
export type Upload =
  | { readonly status: 'waiting' }
  /** `isInterrupted`: the connection broke during the upload, which resumes by itself. */
  | { readonly status: 'sending'; readonly share: number; readonly isInterrupted?: boolean }
  | { readonly status: 'failed'; readonly fault: SendFault }
  | { readonly status: 'done'; readonly url: string };

/** A photo chosen by the visitor, and how far its upload is. */
export interface Photo extends UploadFile {
  readonly id: string;
  /** Object URL of the cleaned file. */
  readonly preview: string;
  readonly upload: Upload;
}

/** A chosen file that can't be taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** A photo of the form: to be uploaded, or uploaded to `url` before. */
export function newPhoto(file: UploadFile, url?: string): Photo {
  const upload: Upload = url === undefined ? { status: 'waiting' } : { status: 'done', url };
  return { ...file, id: newId(), preview: URL.createObjectURL(file.file), upload };
}

/**
 * Checks a chosen file and strips its metadata.
 * @param count photos of the form so far
 */
export async function acceptFile(file: File, count: number): Promise<Photo> {
  if (count >= MAX_PHOTOS) throw new RefusedPhoto(`Höchstens ${MAX_PHOTOS} Fotos sind möglich.`);
  if (file.size > MAX_PHOTO_BYTES)
    throw new RefusedPhoto(`Die Datei ist grösser als ${MAX_PHOTO_BYTES / 1024 / 1024}\u00a0MB.`);
  const { width, height, ...clean } = await stripMetadata(file);
  if (width * height > MAX_PHOTO_PIXELS)
    throw new RefusedPhoto(`Das Bild hat mehr als ${MAX_PHOTO_PIXELS / 1e6} Megapixel.`);
  return newPhoto({ ...clean, name: file.name });
}

/** Why a file wasn't accepted, for the visitor. */
export function refusalOf(error: unknown): string {
  if (error instanceof RefusedPhoto) return error.message;
  if (!(error instanceof UnreadablePhoto)) console.error(error);
  return 'Die Datei ist kein lesbares JPG oder PNG. HEIC-Fotos exportieren Sie bitte zuerst als JPG.';
}

/** A file the visitor has to choose differently; the message is for them. */
class RefusedPhoto extends Error {
  override readonly name = 'RefusedPhoto';
}
