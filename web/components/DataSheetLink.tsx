import { dataSheetOf } from '../content/product-downloads.ts';
import type { Product } from '../content/product.ts';
import { documentPath } from '../documents/document-path.ts';
import { fileSize } from '../documents/file-size.ts';
import styles from './DataSheetLink.module.css';
import { Icon } from './Icon.tsx';

/** The sheet that holds the table beside it, to keep. */
export function DataSheetLink({ product }: { readonly product: Product }) {
  const sheet = dataSheetOf(product);
  return (
    <a href={documentPath(sheet)} download className={styles.link}>
      {`${sheet.title} (${sheet.format}, ${fileSize(sheet)})`}
      <Icon name="download" />
    </a>
  );
}
