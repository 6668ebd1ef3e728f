import styles from './Badge.module.css';

interface Props {
  /** `strong`: asks for attention, such as the priority «Kritisch». */
  readonly tone?: 'plain' | 'strong';
  readonly children: string;
}

/** A short word that classes what stands beside it: where a product belongs, a status, a tag. */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** Several tags in a row. */
export function Tags({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {items.map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
}
