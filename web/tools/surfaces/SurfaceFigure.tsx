import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { swatchWords } from '../../content/swatch-words.ts';
import { SurfaceCaption } from './SurfaceCaption.tsx';
import styles from './SurfaceFigure.module.css';
import { SurfaceImage } from './SurfaceImage.tsx';

interface Props {
  readonly surface: SurfaceCard;
  /** Its width on the page, as `sizes` of an `<img>`. */
  readonly sizes: string;
}

/** The arris of a slab of a surface in raking light, with its number. */
export function SurfaceFigure({ surface, sizes }: Props) {
  return (
    <figure className={styles.figure}>
      <SurfaceImage surface={surface} cut="macro" sizes={sizes} className={styles.stone} />
      <figcaption className={styles.caption}>
        <SurfaceCaption surface={surface} part={swatchWords.arris} />
      </figcaption>
    </figure>
  );
}
