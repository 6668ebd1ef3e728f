import { useNavigate } from 'react-router-dom';
import { documentAction, documentHref } from '../content/document-requests.ts';
import { Icon } from './Icon.tsx';
import styles from './RequestButton.module.css';

/** The button that delivers a file of the product downloads (decisions.md D5). */
export function RequestButton({ file }: { readonly file: { readonly title: string; readonly format: string } }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${documentAction}: ${file.title}`}
      onClick={() => void navigate(documentHref(file))}
    >
      {documentAction}
      <Icon name="right" />
    </button>
  );
}
