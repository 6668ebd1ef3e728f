import { dataSheets } from 'virtual:data-sheets';
import type { ProductPage } from '../content/products.ts';
import { documentPath } from '../documents/document-path.ts';
import styles from './DataSheetLink.module.css';
import { Icon } from './Icon.tsx';

/** The sheet that holds the table beside it, to keep. */
export function DataSheetLink({ page }: { readonly page: ProductPage }) {
  const sheet = dataSheets[page];
  return (
    <a href={documentPath(sheet)} download className={styles.link}>
      {`${sheet.title} (${sheet.format}, ${sheet.size})`}
      <Icon name="download" />
    </a>
  );
}
