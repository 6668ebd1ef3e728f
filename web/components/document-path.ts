import { DOCUMENT_FOLDER } from '../../shared/paths.ts';
import type { DocumentEntry } from '../content/documents.ts';

/** Name of a document's file. */
export const documentFile = ({ id, format }: Pick<DocumentEntry, 'id' | 'format'>): string =>
  `${id}.${format.toLowerCase()}`;

/** Where a document is to be had; stays the same when it changes. */
export const documentPath = (entry: Pick<DocumentEntry, 'id' | 'format'>): string =>
  DOCUMENT_FOLDER + documentFile(entry);
