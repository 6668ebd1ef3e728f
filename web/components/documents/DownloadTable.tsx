import { dateOf } from '../../content/document-dates.ts';
import { swissDate, type DocumentEntry } from '../../content/documents.ts';
import { downloadWords } from '../../content/download-words.ts';
import { RecordTable, type Column } from '../tables/RecordTable.tsx';
import { documentFile, documentPath } from './document-path.ts';
import styles from './DownloadTable.module.css';
import { fileSize } from './file-size.ts';
import { FileSheet } from './FileSheet.tsx';
import { ProductFileName } from './ProductFileName.tsx';

interface Props<File> {
  readonly caption: string;
  readonly files: readonly File[];
  /** Where several kinds are listed together. */
  readonly category?: (file: File) => string;
  /** The files of a category follow each other, and it is beside them. */
  readonly isGrouped?: boolean;
}

/** Files to download: the first sheet of each, title, format, size, date, and the file. */
export function DownloadTable<File extends DocumentEntry>(props: Props<File>) {
  const { caption, files, category, isGrouped } = props;
  return (
    <RecordTable
      caption={caption}
      narrow="inline"
      keyOf={documentFile}
      records={files}
      columns={columnsOf(props)}
      group={isGrouped && category ? { heading: downloadWords.columns.category, of: category } : undefined}
    />
  );
}

function columnsOf<File extends DocumentEntry>({ category, isGrouped }: Props<File>): readonly Column<File>[] {
  const { title, category: kind, format: type, size, date, file: download } = downloadWords.columns;
  return [
    {
      heading: title,
      cell: (file) => (
        <div className={styles.withSheet}>
          <FileSheet of={file} />
          <div>
            {file.description ? (
              <Described title={file.title}>{file.description}</Described>
            ) : (
              <ProductFileName file={file} />
            )}
          </div>
        </div>
      ),
    },
    ...(category && !isGrouped ? [{ heading: kind, cell: category, width: 'line' } as const] : []),
    { heading: type, cell: ({ format }) => format, width: 'short' },
    { heading: size, cell: (file) => fileSize(file), width: 'short' },
    { heading: date, cell: ({ id }) => swissDate(dateOf(id)), width: 'short' },
    { heading: download, cell: (file) => <Download file={file} />, width: 'short' },
  ];
}

function Described({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <>
      <span>{title}</span>
      <span className={styles.description}>{children}</span>
    </>
  );
}

function Download({ file }: { readonly file: DocumentEntry }) {
  const label = downloadWords.download;
  return (
    <a href={documentPath(file)} download aria-label={`${label}: ${file.title}`} className={styles.download}>
      {label}
    </a>
  );
}
