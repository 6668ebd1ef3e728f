import { fileKinds, filesOf } from '../content/product-downloads.ts';
import { productPage } from '../content/product-pages.ts';
import type { Product } from '../content/product.ts';
import { documentFile } from './document-path.ts';
import { DownloadLink } from './DownloadButton.tsx';
import styles from './ProductFiles.module.css';

/** The files of a product in one list: data sheet, tender text, drawing for CAD programs. */
export function ProductFiles({ product }: { readonly product: Product }) {
  return (
    <ul className={styles.files} aria-label={productPage.files}>
      {filesOf(product).map((file) => (
        <li key={documentFile(file)}>
          <DownloadLink file={file} label={fileKinds[file.group.id]} />
        </li>
      ))}
    </ul>
  );
}
