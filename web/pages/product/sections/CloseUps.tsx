import { Figure } from '../../../components/figures/Figure.tsx';
import type { SitePicture } from '../../../pictures/variants.ts';
import styles from './CloseUps.module.css';

interface Props {
  readonly pictures: readonly SitePicture[];
  readonly onEnlarge: (name: string) => void;
}

/** A product from close by: one picture from edge to edge of the window, two side by side. */
export function CloseUps({ pictures, onEnlarge }: Props) {
  const isOne = pictures.length === 1;
  return (
    <div className={isOne ? styles.pictures : `${styles.pictures} ${styles.more}`}>
      {pictures.map((picture) => (
        <Figure
          key={picture.name}
          picture={picture}
          isBleed
          {...(isOne && { ratio: 'detail' })}
          sizes={isOne ? '(min-width: 40em) 100vw, 133vw' : '(min-width: 48em) 50vw, 100vw'}
          onEnlarge={onEnlarge}
        />
      ))}
    </div>
  );
}
