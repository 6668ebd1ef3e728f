import styles from './Badge.module.css';

/** A short word that classifies, such as the group of a product or «Beispiel». */
export function Badge({ children }: { readonly children: string }) {
  return <span className={styles.badge}>{children}</span>;
}

interface StatusProps {
  /** `urgent`: it asks for attention, such as the priority «Kritisch». */
  readonly tone?: 'good' | 'neutral' | 'strong' | 'urgent';
  readonly children: string;
}

/** The state of something: a coloured square and the word for it. */
export function Status({ tone = 'neutral', children }: StatusProps) {
  return <span className={tone === 'neutral' ? styles.status : `${styles.status} ${styles[tone]}`}>{children}</span>;
}

/** Several tags in a row. */
export function Tags({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
