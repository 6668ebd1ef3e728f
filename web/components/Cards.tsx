import type { PagePath } from '../../shared/paths.ts';
import styles from './Cards.module.css';
import { ForwardLink } from './BackLink.tsx';

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: PagePath };
}

/** Ways into parts of the site, one row each. */
export function Cards({ items }: { readonly items: readonly Card[] }) {
  return (
    <ul>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
          <ForwardLink to={link.href}>{link.label}</ForwardLink>
        </li>
      ))}
    </ul>
  );
}
