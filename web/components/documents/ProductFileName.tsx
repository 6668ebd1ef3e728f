import { paths } from '../../../shared/paths.ts';
import type { DocumentEntry } from '../../content/documents.ts';
import { downloadWords } from '../../content/download-words.ts';
import { productCards } from '../../content/product-cards.ts';
import { asDxf, coveredBy } from '../../content/product-downloads.ts';
import { testScope } from '../../content/test-results.ts';
import { PageLink } from '../links/PageLink.tsx';
import { typeset } from '../text/typeset.ts';
import { documentPath } from './document-path.ts';
import { fileSize } from './file-size.ts';
import styles from './ProductFileName.module.css';

/** The title of a product file with the products that it covers; a DWG also with the DXF of the same drawing. */
export function ProductFileName({ file }: { readonly file: DocumentEntry }) {
  const covered = coveredBy(file, Object.values(productCards));
  return (
    <>
      <span>{typeset(file.title)}</span>
      <span className={styles.products}>
        {covered.length === 0 && <span>{testScope.products}</span>}
        {covered.map(({ page, name }) => (
          <PageLink key={page} to={paths[page]} className={styles.product}>
            {name}
          </PageLink>
        ))}
        {file.format === 'DWG' && <DxfLink file={asDxf(file)} />}
      </span>
    </>
  );
}

function DxfLink({ file }: { readonly file: DocumentEntry }) {
  const label = downloadWords.dxf(fileSize(file));
  return (
    <a href={documentPath(file)} download aria-label={`${file.title}, ${label}`} className={styles.product}>
      {label}
    </a>
  );
}
