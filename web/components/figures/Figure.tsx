import type { ReactNode } from 'react';
import { galleryWords } from '../../content/gallery.ts';
import { largest, type SitePicture } from '../../pictures/variants.ts';
import hidden from '../hidden.module.css';
import { Icon } from '../Icon.tsx';
import styles from './Figure.module.css';
import { Picture } from './Picture.tsx';
import { PictureCaption } from './PictureCaption.tsx';

interface Props {
  /** Without one there is no figure. */
  readonly picture: SitePicture | undefined;
  /** Its width on the page, as `sizes` of an `<img>`; for a banner, in wide windows. */
  readonly sizes: string;
  /** Width to height, by default that of the master; its place is reserved before the picture has loaded. `scene`: whole in a window; `detail`: nearly as high; `banner`: as high as a first view allows. */
  readonly ratio?: '2x1' | '16x10' | '3x2' | 'scene' | 'detail' | 'banner';
  /** To the edges of the window; by default as wide as its column. */
  readonly isBleed?: boolean;
  readonly priority?: boolean;
  /** The page names the stone of all its pictures once. */
  readonly isStoneNamed?: boolean;
  /** Shows it in full size. */
  readonly onEnlarge?: (name: string) => void;
  /** Over the picture, in the same frame. */
  readonly children?: ReactNode;
}

/** A picture in a frame of fixed ratio, with a caption about its material (mix, finish and format) and its kind. */
export function Figure({ picture, sizes, ratio, isBleed, priority, isStoneNamed, onEnlarge, children }: Props) {
  if (!picture) return null;
  const frame = `${styles.frame} ${styles[`ratio${ratio ?? ratioOf(picture)}`]}`;
  const image = (
    <Picture
      picture={picture}
      priority={priority}
      sizes={ratio === 'banner' ? `${sizes}, ${uprightBanner(picture)}` : sizes}
      {...(isBleed && ratio !== 'scene' && { dense: '80vw' })}
    />
  );
  return (
    <figure className={isBleed ? `${styles.figure} ${styles.bleed}` : styles.figure}>
      {onEnlarge ? (
        // Without the script, the picture itself.
        <a
          href={largest(picture, 'whole', 'jpg')}
          className={frame}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onEnlarge(picture.name);
          }}
        >
          {image}
          {children}
          <span className={styles.sign}>
            <Icon name="enlarge" />
            <span className={hidden.fromView}>{galleryWords.enlarge}</span>
          </span>
        </a>
      ) : (
        <div className={frame}>
          {image}
          {children}
        </div>
      )}
      <figcaption className={styles.caption}>
        <PictureCaption picture={picture} isStoneNamed={isStoneNamed} />
      </figcaption>
    </figure>
  );
}

/** The width of a banner that an upright window cuts at its sides, as Figure.module.css sets its height. */
const uprightBanner = ({ width, height }: SitePicture) =>
  `max(100vw, ${(100 * width) / height}vh - ${(28.5 * width) / height}rem)`;

/** Masters are of one of three ratios. */
const ratioOf = ({ width, height }: SitePicture) =>
  width / height > 1.9 ? '2x1' : width / height > 1.55 ? '16x10' : '3x2';
