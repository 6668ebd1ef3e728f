import { surfaceCards } from 'virtual:surface-cards';
import hidden from '../../components/hidden.module.css';
import { PageLink } from '../../components/PageLink.tsx';
import { surfaceLink } from '../../content/deep-links.ts';
import { surfaceLabel } from '../../content/surface-card.ts';
import { swatchWords as words } from '../../content/swatch-words.ts';
import { Coin } from './Coin.tsx';
import { SurfaceImage } from './SurfaceImage.tsx';
import styles from './TrueScale.module.css';

/** One of each colour, from fine to coarse. */
const shown = ['18', '16', '05', '11', '20', '21'].flatMap(
  (wanted) => surfaceCards.find(({ number }) => number === wanted) ?? [],
);

/** The width of a flat view in CSS pixels, 300 mm. */
const TRUE_PX = Math.round((300 / 25.4) * 96);

/**
 * Surfaces at true scale, beside a coin. The switches are radio buttons whose state the stylesheet reads, so that they work without the
 * script; a picture is fetched when it is chosen.
 */
export function TrueScale() {
  return (
    <fieldset className={styles.surfaces}>
      <legend className={hidden.fromView}>{words.size}</legend>
      {shown.map((surface, index) => (
        <div key={surface.id} className={styles.item}>
          <input type="radio" name="stein" id={`stein-${surface.number}`} defaultChecked={index === 0} />
          <label htmlFor={`stein-${surface.number}`}>{surfaceLabel(surface)}</label>
          <figure className={styles.panel}>
            <div className={styles.frame}>
              <SurfaceImage surface={surface} cut="flat" sizes={`${TRUE_PX}px`} className={styles.stone} isLazy />
              <Coin className={styles.coin} />
            </div>
            <figcaption className={styles.caption}>
              <PageLink to={surfaceLink(surface.id)}>{surfaceLabel(surface)}</PageLink>
            </figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  );
}
