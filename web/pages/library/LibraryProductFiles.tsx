import { paths } from '../../../shared/paths.ts';
import { DownloadTable } from '../../components/documents/DownloadTable.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { libraryPage } from '../../content/library.ts';
import { fileKinds, type ListedFile } from '../../content/product-downloads.ts';
import styles from './Library.module.css';

const { productFiles } = libraryPage;

/** The product files that match, apart from the documents: the line above counts only those (decisions.md D10). */
export function LibraryProductFiles({ files }: { readonly files: readonly ListedFile[] }) {
  return (
    <div id="produktdateien" className={files.length > 0 ? styles.productFiles : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
      <p role="status">{files.length > 0 && productFiles.count(files.length)}</p>
      {files.length > 0 && (
        <>
          <DownloadTable caption={productFiles.caption} files={files} category={({ group }) => fileKinds[group.id]} />
          <PageLink to={paths.productDownloads}>{productFiles.all}</PageLink>
        </>
      )}
    </div>
  );
}
