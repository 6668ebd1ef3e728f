import { Figure } from '../../../components/figures/Figure.tsx';
import type { SitePicture } from '../../../pictures/variants.ts';
import styles from './CloseUps.module.css';

interface Props {
  readonly pictures: readonly SitePicture[];
  /** How two are placed: side by side, or one large and one small; `before` and `after` say where the small one is. */
  readonly layout: 'pair' | 'small-before' | 'small-after';
  readonly onEnlarge: (name: string) => void;
}

/** A product from close by, last in its place: pictures with what they are made of. */
export function CloseUps({ pictures, layout, onEnlarge }: Props) {
  return (
    <div className={`${styles.closeUps} ${styles[layout]}`}>
      {pictures.map((picture, index) => (
        <Figure key={picture.name} picture={picture} sizes={sizesOf(layout, index === 0)} onEnlarge={onEnlarge} />
      ))}
    </div>
  );
}

const LARGE = '(min-width: 108em) 68rem, (min-width: 64em) 62vw, (min-width: 48em) 44vw, 90vw';
const HALF = '(min-width: 108em) 50rem, (min-width: 48em) 44vw, 90vw';
const SMALL = '(min-width: 108em) 33rem, (min-width: 64em) 29vw, (min-width: 48em) 44vw, 90vw';

function sizesOf(layout: Props['layout'], isFirst: boolean): string {
  if (layout === 'pair') return HALF;
  return isFirst ? LARGE : SMALL;
}
