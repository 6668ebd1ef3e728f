import type { ReactNode } from 'react';
import type { SitePicture } from '../../pictures/variants.ts';
import { Picture } from '../figures/Picture.tsx';
import { PictureCaption } from '../figures/PictureCaption.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Hero.module.css';

interface Props {
  readonly heading: string;
  readonly sentence: string;
  /** The two actions. */
  readonly actions: ReactNode;
  /** Words of the button that scrolls on, and the id of the section it goes to. */
  readonly scroll: { readonly label: string; readonly target: string };
  /** Fills the rest of the view. Without it there is only text. */
  readonly picture: SitePicture | undefined;
}

/** The first view of the home page: material, one sentence, two actions, a way down. */
export function Hero({ heading, sentence, actions, scroll, picture }: Props) {
  return (
    <div className={styles.heroOfPage}>
      <div className={styles.words}>
        <div className={styles.panel}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.sentence}>{sentence}</p>
          <div className={styles.row}>
            {actions}
            <a href={`#${scroll.target}`} className={styles.scroll}>
              <span>{scroll.label}</span>
              <Icon name="down" />
            </a>
          </div>
        </div>
      </div>
      {picture && (
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="max(100vw, 48vh)" priority fillsWindow />
          </div>
          <figcaption className={styles.caption}>
            <PictureCaption picture={picture} />
          </figcaption>
        </figure>
      )}
    </div>
  );
}
