import { ForwardLink } from '../page/BackLink.tsx';
import { RunningText } from '../text/RunningText.tsx';
import styles from './Cards.module.css';

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Ways into parts of the site, one row each. */
export function Cards({ items }: { readonly items: readonly Card[] }) {
  return (
    <ul>
      {items.map(({ title, text, href }) => (
        <li key={title} className={styles.card}>
          <h3>
            <ForwardLink to={href}>{title}</ForwardLink>
          </h3>
          <p className={styles.text}>
            <RunningText>{text}</RunningText>
          </p>
        </li>
      ))}
    </ul>
  );
}
