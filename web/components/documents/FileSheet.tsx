import type { DocumentEntry } from '../../content/documents.ts';
import styles from './FileSheet.module.css';

const sheets = import.meta.glob<string>('../../generated/sheets/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const sheetOf = ({ id }: DocumentEntry): string | undefined => sheets[`../../generated/sheets/${id}.avif`];
/** Of A4 upright, until it is loaded. */
const SHEET = { width: 112, height: 158 };

/** The first sheet of a PDF; of another file a blank one with its format. */
export function FileSheet({ of }: { readonly of: DocumentEntry }) {
  const src = sheetOf(of);
  return src ? (
    <img {...SHEET} className={styles.sheet} src={src} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className={styles.sheet} aria-hidden>
      {of.format}
    </span>
  );
}
