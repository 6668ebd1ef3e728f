import { Figure } from '../../../components/figures/Figure.tsx';
import type { SitePicture } from '../../../pictures/variants.ts';
import styles from './CloseUps.module.css';

interface Props {
  readonly pictures: readonly SitePicture[];
  readonly onEnlarge: (name: string) => void;
}

/** A product from close by, last in its place: pictures with what they are made of. */
export function CloseUps({ pictures, onEnlarge }: Props) {
  return (
    <div className={styles.closeUps}>
      {pictures.map((picture, index) => (
        <Figure key={picture.name} picture={picture} sizes={index === 0 ? LARGE : SMALL} onEnlarge={onEnlarge} />
      ))}
    </div>
  );
}

const LARGE = '(min-width: 108em) 68rem, (min-width: 64em) 62vw, (min-width: 48em) 44vw, 90vw';
const SMALL = '(min-width: 108em) 33rem, (min-width: 64em) 29vw, (min-width: 48em) 44vw, 90vw';
