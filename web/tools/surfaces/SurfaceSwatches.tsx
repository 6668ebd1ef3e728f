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
  readonly heading: string;
  /** Each with its name; they are larger, and in wide windows between the margins. */
  readonly areNamed?: boolean;
}

/** Swatches from edge to edge of the window, stone beside stone. They lead to their surfaces in the material library, which the last link leads to. */
export function SurfaceSwatches({ surfaces, heading, areNamed = false }: Props) {
  // Small files on a phone: two device pixels to one of CSS do.
  const sizes = areNamed
    ? `${DENSE_PHONE} 20vw, (max-width: 40em) 34vw, 15vw`
    : `${DENSE_PHONE} 13vw, (max-width: 40em) 25vw, 12.5vw`;
  return (
    <section id="oberflaechen" aria-label={heading} className={areNamed ? styles.named : styles.strip}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {surfaces.map((surface) => (
          <li key={surface.id}>
            <PageLink to={surfaceLink(surface.id)} className={styles.link} aria-label={surfaceLabel(surface)}>
              <SurfaceImage surface={surface} cut="swatch" sizes={sizes} className={styles.swatch} isDecorative />
              {areNamed && (
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
    </section>
  );
}
