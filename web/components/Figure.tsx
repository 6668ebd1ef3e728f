import { galleryWords } from '../content/gallery.ts';
import { layoutWords } from '../content/navigation.ts';
import type { SitePicture } from '../pictures/variants.ts';
import styles from './Figure.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  /** Without one the figure is left out. */
  readonly picture: SitePicture | undefined;
  /** How wide it stands, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** Width to height; the place is kept before the picture is there. `banner`: as high as a first view bears. */
  readonly ratio?: '16x10' | '3x2' | 'banner';
  /** `page`: as wide as a section; `bleed`: to the edges of the window. */
  readonly width?: 'column' | 'page' | 'bleed';
  readonly priority?: boolean;
  /** Shows it in full size. */
  readonly onEnlarge?: (name: string) => void;
}

/** A picture in its frame: a fixed ratio, and the caption that says what kind of picture it is. */
export function Figure({ picture, sizes, ratio = '16x10', width = 'column', priority, onEnlarge }: Props) {
  if (!picture) return null;
  const image = <Picture picture={picture} sizes={sizes} priority={priority} />;
  return (
    <figure className={`${styles.figure} ${styles[width]}`}>
      {onEnlarge ? (
        <button type="button" className={`${styles.frame} ${styles[`ratio${ratio}`]}`} aria-haspopup="dialog" onClick={() => onEnlarge(picture.name)}>
          {image}
          <span className={styles.sign}>
            <Icon name="enlarge" />
            <span className={styles.signWords}>{galleryWords.enlarge}</span>
          </span>
        </button>
      ) : (
        <div className={`${styles.frame} ${styles[`ratio${ratio}`]}`}>{image}</div>
      )}
      <figcaption className={styles.caption}>{layoutWords.visualisation}</figcaption>
    </figure>
  );
}
