import { PLANNER_ANCHOR } from '../../../shared/stone-addresses.ts';
import type { DocumentEntry } from '../../content/documents.ts';
import { productPage } from '../../content/product-pages.ts';
import { Icon } from '../Icon.tsx';
import { documentPath } from './document-path.ts';
import styles from './DownloadLink.module.css';
import { fileSize } from './file-size.ts';

interface Props {
  readonly file: DocumentEntry;
  readonly label: string;
}

/** In such a list, the drawing that the planner of the page makes. */
export function PlannedDrawing() {
  const { drawing, formats } = productPage.planned;
  return (
    <a href={`#${PLANNER_ANCHOR}`} className={styles.link}>
      <span>{drawing}</span>
      <span className={styles.size}>{formats}</span>
      <Icon name="down" />
    </a>
  );
}

/** A file in a list of files: what it is, then its format and size. */
export function DownloadLink({ file, label }: Props) {
  return (
    <a href={documentPath(file)} download className={styles.link}>
      <span>{label}</span>
      <span className={styles.size}>{`${file.format}, ${fileSize(file)}`}</span>
      <Icon name="download" />
    </a>
  );
}
