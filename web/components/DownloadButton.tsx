import type { DocumentEntry } from '../content/documents.ts';
import button from './ButtonLink.module.css';
import { Button } from './ButtonLink.tsx';
import { documentPath } from './document-path.ts';
import styles from './DownloadButton.module.css';
import { fileSize } from './file-size.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly file: DocumentEntry;
  readonly label: string;
}

/** The button that delivers a file (decisions.md D5). A form, so that it works before any script has loaded. */
export function DownloadButton({ file, label }: Props) {
  return (
    <form method="get" action={documentPath(file)}>
      <Button type="submit" kind="quiet" isSmall aria-label={`${label}: ${file.title}`}>
        {label}
        <Icon name="download" />
      </Button>
    </form>
  );
}

/** A link to a file that looks like `DownloadButton`, as wide as its place. */
export function DownloadLink({ file, label }: Props) {
  return (
    <a href={documentPath(file)} download className={`${button.button} ${button.small} ${button.quiet} ${styles.link}`}>
      <span>
        {label}
        <span className={styles.size}>{`${file.format}, ${fileSize(file)}`}</span>
      </span>
      <Icon name="download" />
    </a>
  );
}
