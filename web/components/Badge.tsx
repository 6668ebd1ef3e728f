import styles from './Badge.module.css';

interface Props {
  /** For what asks for attention, such as the priority «Kritisch». */
  readonly isStrong?: boolean;
  readonly children: string;
}

/** A short word that classifies: the group of a product, a status, a tag. */
export function Badge({ isStrong, children }: Props) {
  return <span className={isStrong ? `${styles.badge} ${styles.strong}` : styles.badge}>{children}</span>;
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
