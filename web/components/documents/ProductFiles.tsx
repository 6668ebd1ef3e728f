import { fileKinds, filesOf } from '../../content/product-downloads.ts';
import { productPage } from '../../content/product-pages.ts';
import type { Product } from '../../content/product.ts';
import { documentFile } from './document-path.ts';
import { DownloadLink, PlannedDrawing } from './DownloadLink.tsx';
import styles from './ProductFiles.module.css';

/** The files of a product in one list: data sheet, tender text, CAD drawing; for a product without one, a link to its planner. */
export function ProductFiles({ product }: { readonly product: Product }) {
  const files = filesOf(product);
  return (
    <ul className={styles.files} aria-label={productPage.files}>
      {files.map((file) => (
        <li key={documentFile(file)}>
          <DownloadLink file={file} label={fileKinds[file.group.id]} />
        </li>
      ))}
      {!files.some(({ format }) => format === 'DWG') && (
        <li>
          <PlannedDrawing />
        </li>
      )}
    </ul>
  );
}
