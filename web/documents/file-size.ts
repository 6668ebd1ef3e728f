import { sizes } from 'virtual:document-sizes';
import type { DocumentEntry } from '../content/documents.ts';
import { documentFile } from './document-path.ts';

const KILOBYTE = 1024;

/** Size of the file that the build made, as the pages say it: `412\u00a0KB`, `1.2\u00a0MB`. Throws if there is none. */
export function fileSize(entry: DocumentEntry): string {
  const bytes = sizes[documentFile(entry)];
  if (bytes === undefined) throw new Error(`There is no file for the document ${entry.id}.`);
  return sizeText(bytes);
}

/** A number of bytes, rounded as file managers do. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / KILOBYTE).toFixed(1)}\u00a0MB`;
}
