import { documentPath } from '../../components/documents/document-path.ts';
import type { DocumentEntry } from '../../content/documents.ts';
import { libraryPage } from '../../content/library.ts';
import styles from './Library.module.css';

/** The link to a document at the end of its row. */
export function DocumentLink({ document }: { readonly document: DocumentEntry }) {
  return (
    <a
      href={documentPath(document)}
      download
      aria-label={`${libraryPage.downloadLabel}: ${document.title}`}
      className={styles.download}
    >
      {libraryPage.downloadLabel}
    </a>
  );
}
