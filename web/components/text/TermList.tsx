import type { ReactNode } from 'react';
import styles from './TermList.module.css';

interface Props {
  readonly items: readonly { readonly term: string; readonly text: ReactNode }[];
}

/** Subjects with a sentence or two on each; the subject is emphasised, unlike in a list of values. */
export function TermList({ items }: Props) {
  return (
    <dl>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
