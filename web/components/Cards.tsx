import type { PagePath } from '../paths.ts';
import styles from './Cards.module.css';
import { ForwardLink } from './BackLink.tsx';

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: PagePath };
}

/** Ways into parts of the site, side by side under one hairline each. */
export function Cards({ items }: { readonly items: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ForwardLink to={link.href}>{link.label}</ForwardLink>
        </li>
      ))}
    </ul>
  );
}

export interface Row {
  readonly title: string;
  readonly text: string;
  readonly href: PagePath;
  /** A word at the left edge, such as a number or a badge. */
  readonly mark?: string;
}

/** Entries one below the other, each a link over its whole row: an index rather than a wall of cards. */
export function IndexList({ items }: { readonly items: readonly Row[] }) {
  return (
    <ul className={styles.index}>
      {items.map(({ title, text, href, mark }) => (
        <li key={href} className={styles.row}>
          {mark && <span className={styles.mark}>{mark}</span>}
          <h3 className={styles.title}>
            <ForwardLink to={href}>{title}</ForwardLink>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
