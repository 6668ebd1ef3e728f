import { paths } from '../../../shared/paths.ts';
import { fileSize } from '../../components/documents/file-size.ts';
import { ProductFileName } from '../../components/documents/ProductFileName.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { RecordTable, type Column } from '../../components/tables/RecordTable.tsx';
import { dateOf } from '../../content/document-dates.ts';
import { swissDate } from '../../content/documents.ts';
import { libraryPage } from '../../content/library.ts';
import { fileKinds, type ListedFile } from '../../content/product-downloads.ts';
import { DocumentLink } from './DocumentLink.tsx';
import styles from './Library.module.css';

const { columns, productFiles } = libraryPage;
const fileColumns: readonly Column<ListedFile>[] = [
  { heading: columns.title, cell: (file) => <ProductFileName file={file} /> },
  { heading: columns.category, cell: ({ group }) => fileKinds[group.id], width: 'short' },
  { heading: columns.format, cell: ({ format }) => format, width: 'short' },
  { heading: columns.size, cell: (file) => fileSize(file), width: 'short' },
  { heading: columns.date, cell: ({ id }) => swissDate(dateOf(id)), width: 'short' },
  { heading: columns.download, cell: (file) => <DocumentLink document={file} />, width: 'short' },
];

/** The product files that match, apart from the documents: the line above counts only those (decisions.md D10). */
export function LibraryProductFiles({ files }: { readonly files: readonly ListedFile[] }) {
  return (
    <div id="produktdateien" className={files.length > 0 ? styles.productFiles : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
      <p role="status">{files.length > 0 && productFiles.count(files.length)}</p>
      {files.length > 0 && (
        <>
          <RecordTable
            caption={productFiles.caption}
            narrow="inline"
            keyOf={({ id }) => id}
            records={files}
            columns={fileColumns}
          />
          <PageLink to={paths.productDownloads}>{productFiles.all}</PageLink>
        </>
      )}
    </div>
  );
}
