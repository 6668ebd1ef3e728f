import { layoutWords } from '../../content/layout-words.ts';
import { ForwardLink } from './BackLink.tsx';
import styles from './PageEnd.module.css';

interface Props {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The end of a page without a form: links to related pages. */
export function PageEnd({ links }: Props) {
  return (
    <nav className={styles.end} aria-label={layoutWords.related}>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to} className={styles.link}>
            <ForwardLink to={to}>{label}</ForwardLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
