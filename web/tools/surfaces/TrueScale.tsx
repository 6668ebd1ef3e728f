import { surfaceLabel } from '@works/stone/mixes/surface-card';
import { useEffect, useRef, useState } from 'react';
import hidden from '../../components/hidden.module.css';
import { surfaceCards } from '../../content/surface-cards.ts';
import { swatchWords as words } from '../../content/swatch-words.ts';
import { surfacePicture } from '../../pictures/surface-pictures.ts';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import { Coin } from './Coin.tsx';
import { SurfaceCaption } from './SurfaceCaption.tsx';
import { SurfaceImage } from './SurfaceImage.tsx';
import styles from './TrueScale.module.css';

/** One of each colour, fine and coarse. */
const shown = ['11', '18', '16', '05', '20', '21'].flatMap(
  (wanted) => surfaceCards.find(({ number }) => number === wanted) ?? [],
);

/** The widths of a flat view and of a swatch in CSS pixels: 300 and 100 mm. */
const FLAT_PX = Math.round((300 / 25.4) * 96);
const SWATCH_PX = Math.round((100 / 25.4) * 96);

/** As in the stylesheet: up to this width a swatch fills the frame, with a fifth of the bytes. */
const NARROW = '(max-width: 26em)';

/**
 * Surfaces at true scale, beside a coin. The switches are radio buttons whose state the stylesheet reads, so that they work without the
 * script; a picture is fetched when it is chosen.
 */
export function TrueScale() {
  const surfaces = useRef<HTMLFieldSetElement>(null);
  const isSeen = useSeen(surfaces);
  return (
    <fieldset ref={surfaces} className={styles.surfaces}>
      <legend className={hidden.fromView}>{words.size}</legend>
      {shown.map((surface, index) => (
        <div key={surface.id} className={styles.item}>
          <input type="radio" name="stein" id={`stein-${surface.number}`} defaultChecked={index === 0} />
          <label htmlFor={`stein-${surface.number}`}>
            <SurfaceImage
              surface={surface}
              cut="swatch"
              sizes={`${DENSE_PHONE} 9vw, (min-width: 108em) 19rem, 14vw`}
              className={styles.swatch}
              isDecorative
            />
            <span className={styles.name}>{surfaceLabel(surface)}</span>
          </label>
          <figure className={styles.panel}>
            <div className={styles.frame}>
              <SurfaceImage surface={surface} cut="flat" sizes={`${FLAT_PX}px`} className={styles.stone} isLazy>
                <source
                  type="image/avif"
                  media={NARROW}
                  srcSet={surfacePicture(surface.code, 'swatch')?.sources}
                  // Near the first view of a phone a small file; the large one when it is looked at.
                  sizes={`${isSeen ? SWATCH_PX : SWATCH_PX / 3}px`}
                />
              </SurfaceImage>
              <Coin className={styles.coin} />
            </div>
            <figcaption className={styles.caption}>
              <SurfaceCaption surface={surface} />
            </figcaption>
          </figure>
        </div>
      ))}
    </fieldset>
  );
}

/** Whether the element has been in view. */
function useSeen(element: React.RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
