import { Figure } from '../../components/Figure.tsx';
import type { SitePicture } from '../../pictures/variants.ts';
import styles from './Situation.module.css';

interface Props {
  readonly picture: SitePicture | undefined;
  readonly onEnlarge: (name: string) => void;
}

/** The product in its place, as wide as the page and uncut. */
export function Situation({ picture, onEnlarge }: Props) {
  return (
    <div className={styles.situation}>
      <Figure
        picture={picture}
        width="page"
        sizes="(min-width: 108em) 96rem, (min-width: 40em) 90vw, 100vw"
        onEnlarge={onEnlarge}
      />
    </div>
  );
}
