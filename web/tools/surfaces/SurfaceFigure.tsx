import { surfaceLabel, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { PageLink } from '../../components/links/PageLink.tsx';
import { surfaceLink } from '../../content/deep-links.ts';
import { swatchWords } from '../../content/swatch-words.ts';
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
        <PageLink to={surfaceLink(surface.id)}>{surfaceLabel(surface)}</PageLink>
        <span>{`, ${swatchWords.arris}`}</span>
      </figcaption>
    </figure>
  );
}
