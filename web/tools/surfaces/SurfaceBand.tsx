import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import styles from './SurfaceBand.module.css';
import { SurfaceCaption } from './SurfaceCaption.tsx';
import { SurfaceImage } from './SurfaceImage.tsx';

/** A phone with three device pixels to one of CSS does well with two; on a wide screen stone of that grain needs fewer. */
const SIZES = `${DENSE_PHONE} 60vw, max(100vw, 48vh)`;

interface Props {
  readonly surface: SurfaceCard | undefined;
  /** What follows is what the page is for: a form. */
  readonly isLow?: boolean;
}

/** One surface from edge to edge of the window, with its name. */
export function SurfaceBand({ surface, isLow = false }: Props) {
  if (!surface) return null;
  return (
    <figure className={styles.band}>
      <div className={isLow ? `${styles.frame} ${styles.low}` : styles.frame}>
        <SurfaceImage surface={surface} cut="flat" sizes={SIZES} className={styles.stone} priority />
      </div>
      <figcaption className={styles.caption}>
        <SurfaceCaption surface={surface} />
      </figcaption>
    </figure>
  );
}
