import { finishNames } from '@works/stone/codes/finishes';
import { surfaceLabel, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { paths } from '../../../shared/paths.ts';
import { PageLink } from '../../components/links/PageLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { surfaceLink } from '../../content/deep-links.ts';
import { swatchWords as words } from '../../content/swatch-words.ts';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import { SurfaceImage } from './SurfaceImage.tsx';
import styles from './SurfaceSwatches.module.css';

interface Props {
  readonly surfaces: readonly SurfaceCard[];
  /** `strip`: from edge to edge of the window, stone beside stone. `grid`: within a section, each with its name. */
  readonly layout: 'strip' | 'grid';
  /** Width of a swatch on the page, as `sizes` of an `<img>`, where the page places them otherwise. */
  readonly sizes?: string;
}

/** Small files on a phone: two device pixels to one of CSS do. */
const SIZES = {
  strip: `${DENSE_PHONE} 13vw, (max-width: 40em) 25vw, 12.5vw`,
  grid: `${DENSE_PHONE} 20vw, (max-width: 40em) 30vw, (min-width: 108em) 15rem, 14vw`,
} as const;

/** Swatches that lead to their surfaces in the material library, which the last link leads to. */
export function SurfaceSwatches({ surfaces, layout, sizes = SIZES[layout] }: Props) {
  return (
    <div className={styles[layout]}>
      {layout === 'strip' && <h2 className={styles.heading}>{words.heading}</h2>}
      <ul className={styles.list}>
        {surfaces.map((surface) => (
          <li key={surface.id}>
            <PageLink to={surfaceLink(surface.id)} className={styles.link} aria-label={surfaceLabel(surface)}>
              <SurfaceImage surface={surface} cut="swatch" sizes={sizes} className={styles.swatch} isDecorative />
              {layout === 'grid' && (
                <>
                  <span className={styles.name}>{`Nr.\u00a0${surface.number} ${surface.name}`}</span>{' '}
                  <span className={styles.finish}>{finishNames[surface.finish]}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <span className={styles.note}>{words.note}</span>
        <ForwardLink to={paths.finishes}>{words.link}</ForwardLink>
      </p>
    </div>
  );
}
