import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something a reader must not miss: a condition, a caution, a limit. */
export function Notice({ title, children }: Props) {
  return (
    <div className={styles.notice}>
      {title && <p className={styles.title}>{title}</p>}
      <div>{children}</div>
    </div>
  );
}
