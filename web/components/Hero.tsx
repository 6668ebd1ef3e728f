import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly heading: string;
  /** The two actions. */
  readonly actions: ReactNode;
  /** Words of the button that scrolls on, and the id of the section it goes to. */
  readonly scroll: { readonly label: string; readonly target: string };
  /** One `<picture>` that fills what the words leave free; without it the words stand alone. */
  readonly picture?: ReactNode;
}

/** The first view of the home page: material, one sentence, two actions, a way down. */
export function Hero({ heading, actions, scroll, picture }: Props) {
  return (
    <div className={styles.hero}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.row}>
          {actions}
          <a href={`#${scroll.target}`} className={styles.scroll}>
            {scroll.label}
            <Icon name="down" />
          </a>
        </div>
      </div>
    </div>
  );
}
