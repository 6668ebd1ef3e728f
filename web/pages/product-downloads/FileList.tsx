import { documentPath } from '../../components/documents/document-path.ts';
import { fileSize } from '../../components/documents/file-size.ts';
import { FileSheet } from '../../components/documents/FileSheet.tsx';
import { ProductFileName } from '../../components/documents/ProductFileName.tsx';
import { dateOf } from '../../content/document-dates.ts';
import { swissDate } from '../../content/documents.ts';
import { downloadWords } from '../../content/download-words.ts';
import type { DownloadGroup } from '../../content/product-downloads.ts';
import styles from './FileList.module.css';

/** The files of a group: first sheet, title, products, format, size and date, and a button that delivers it (decisions.md D5). */
export const FileList = ({ files }: Pick<DownloadGroup, 'files'>) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.id} className={styles.file}>
        <div className={styles.tile}>
          <FileSheet of={file} />
        </div>
        <div className={styles.words}>
          <ProductFileName file={file} />
          <span className={styles.data}>{`${file.format}, ${fileSize(file)}, ${swissDate(dateOf(file.id))}`}</span>
          {/* A form, so that it works before any script has loaded. */}
          <form method="get" action={documentPath(file)}>
            <button type="submit" aria-label={`${downloadWords.download}: ${file.title}`} className={styles.download}>
              {downloadWords.download}
            </button>
          </form>
        </div>
      </li>
    ))}
  </ul>
);
