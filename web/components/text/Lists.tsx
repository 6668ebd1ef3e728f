import type { ReactNode } from 'react';
import styles from './Lists.module.css';
import { RunningText } from './RunningText.tsx';
import { typeset } from './typeset.ts';

interface PlainListProps {
  readonly items: readonly string[];
  /** Two columns on paper, for points of a few words. */
  readonly isPairedOnPaper?: boolean;
}

/** Short points, each on its own hairline. */
export function PlainList({ items, isPairedOnPaper = false }: PlainListProps) {
  return (
    <ul className={isPairedOnPaper ? `${styles.plain} ${styles.paired}` : styles.plain}>
      {items.map((item) => (
        <li key={item}>
          <RunningText>{item}</RunningText>
        </li>
      ))}
    </ul>
  );
}

/** Steps in their order, numbered. */
export function StepList({ items }: { readonly items: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((item) => (
        <li key={item}>
          <RunningText>{item}</RunningText>
        </li>
      ))}
    </ol>
  );
}

export interface Definition {
  readonly term: string;
  readonly description: ReactNode;
}

/** Terms and what belongs to them, side by side: contact data, specifications, properties. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.definition}>
          <dt>{typeset(term)}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
