import styles from '../../components/figures/Figure.module.css';
import picture from '../../components/figures/Picture.module.css';
import { surfaceCards } from '../../content/surface-cards.ts';
import { DENSE_PHONE } from '../../pictures/variants.ts';
import { SurfaceCaption } from './SurfaceCaption.tsx';
import { SurfaceImage } from './SurfaceImage.tsx';

/** A phone with three device pixels to one of CSS does well with two. The square view covers its frame. */
const SIZES = `${DENSE_PHONE} 60vw, (min-width: 64em) max(62vw, 80vh), max(100vw, 100vh - 28.5rem)`;

/** One surface of the material library in the first view of a page, with its name. @throws Error for a number that it doesn't have: pages are not built */
export function SurfaceBand({ number }: { readonly number: string }) {
  const surface = surfaceCards.find((card) => card.number === number);
  if (!surface) throw new Error(`A page opens with surface ${number}, which does not exist.`);
  return (
    <figure className={`${styles.figure} ${styles.bleed}`}>
      <div className={`${styles.frame} ${styles.ratiobanner}`}>
        <SurfaceImage surface={surface} cut="flat" sizes={SIZES} className={picture.image} priority />
      </div>
      <figcaption className={styles.caption}>
        <SurfaceCaption surface={surface} />
      </figcaption>
    </figure>
  );
}
