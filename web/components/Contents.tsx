import styles from './Contents.module.css';

interface Props {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** `row`: side by side below a page's head. `column`: one below the other beside the text, where it stays in view. */
  readonly layout: 'row' | 'column';
}

/** The parts of a long page, as links to them. */
export function Contents({ label, items, layout }: Props) {
  return (
    <nav aria-label={label} className={styles[layout]}>
      <ol className={styles.list}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
