import type { DocumentEntry } from '../../content/documents.ts';
import styles from './FileSheet.module.css';

const sheets = import.meta.glob<string>('../../generated/sheets/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Of A4 upright, until it is loaded. */
const SHEET = { width: 112, height: 158 };

/** The first sheet of a file. */
export const FileSheet = ({ of: { id } }: { readonly of: DocumentEntry }) => (
  <img
    {...SHEET}
    className={styles.sheet}
    src={sheets[`../../generated/sheets/${id}.avif`]}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
