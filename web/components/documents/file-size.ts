import type { DocumentEntry } from '../../content/documents.ts';
import { sizes } from '../../generated/document-sizes.ts';
import { byteText } from './byte-text.ts';
import { documentFile } from './document-path.ts';

/** Size of the file that the build made, in words. Throws if there is none. */
export function fileSize(entry: DocumentEntry): string {
  const bytes = sizes[documentFile(entry)];
  if (bytes === undefined) throw new Error(`There is no file for the document ${entry.id}.`);
  return byteText(bytes);
}
