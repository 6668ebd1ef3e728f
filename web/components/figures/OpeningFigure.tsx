import type { SitePicture } from '../../pictures/variants.ts';
import { Figure } from './Figure.tsx';

/** The picture in the first view of a page, beside its words. */
export const OpeningFigure = ({ picture }: { readonly picture: SitePicture }) => (
  <Figure
    picture={picture}
    ratio="banner"
    sizes={`(min-width: 64em) max(59vw, ${Math.round((82 * picture.width) / picture.height)}vh)`}
    isBleed
    priority
  />
);
