import { shownWhole } from '../../pictures/subjects.ts';
import type { SitePicture } from '../../pictures/variants.ts';
import { Figure } from './Figure.tsx';

/** The picture in the first view of a page, beside its words. In an upright window a subject that is wide is shown whole. */
export function OpeningFigure({ picture }: { readonly picture: SitePicture }) {
  const ratio = picture.width / picture.height;
  // At most 82 % of a window's height; in an upright one two thirds of its width.
  const beside = `(min-width: 64em) max(59vw, ${Math.round(82 * ratio)}vh)`;
  return shownWhole.includes(picture.name) ? (
    <Figure picture={picture} ratio="3x2" sizes={`${beside}, ${Math.round(67 * ratio)}vw`} isBleed priority />
  ) : (
    <Figure picture={picture} ratio="banner" sizes={beside} isBleed priority />
  );
}
