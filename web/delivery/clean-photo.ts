import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTOS } from '../../shared/photos.ts';
import { stripMetadata, UnreadablePhoto } from './strip-metadata.ts';

/**
 * Checks a chosen file and strips its metadata.
 * @param count photos of the form so far
 * @returns the clean photo, or why the file can't be taken, for the visitor
 */
export async function cleanPhoto(file: File, count: number): Promise<File | string> {
  if (count >= MAX_PHOTOS) return `Höchstens ${MAX_PHOTOS} Fotos sind möglich.`;
  if (file.size > MAX_PHOTO_BYTES) return `Die Datei ist grösser als ${MAX_PHOTO_BYTES / 1024 / 1024}\u00a0MB.`;
  try {
    const { width, height, ...clean } = await stripMetadata(file);
    if (width * height > MAX_PHOTO_PIXELS) return `Das Bild hat mehr als ${MAX_PHOTO_PIXELS / 1e6} Megapixel.`;
    return new File([clean.file], file.name, { type: clean.file.type });
  } catch (error) {
    if (!(error instanceof UnreadablePhoto)) console.error(error);
    return 'Die Datei ist kein lesbares JPG oder PNG. HEIC-Fotos exportieren Sie bitte zuerst als JPG.';
  }
}
