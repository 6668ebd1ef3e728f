import { DOCUMENT_FOLDER } from '../../../shared/paths.ts';
import type { DocumentEntry } from '../../content/documents.ts';

/** Name of a document's file. */
export const documentFile = ({ id, format }: Pick<DocumentEntry, 'id' | 'format'>): string =>
  `${id}.${format.toLowerCase()}`;

/** Address of a document, which stays the same when the document changes. */
export const documentPath = (entry: Pick<DocumentEntry, 'id' | 'format'>): string =>
  DOCUMENT_FOLDER + documentFile(entry);
