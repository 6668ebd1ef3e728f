import type { SitePicture } from '../../pictures/variants.ts';
import { Figure } from './Figure.tsx';

const SIZES = {
  first: '(min-aspect-ratio: 11/5) max(59vw, 155vh), (min-width: 64em) 100vw, 125vw',
  facts: '(min-width: 64em) max(59vw, 130vh), 122vw',
  place: '(min-width: 64em) max(59vw, 130vh), 122vw',
} as const;

/** As the page's head places the picture (`PageHeader`). */
export type OpeningLayout = keyof typeof SIZES;

interface Props {
  readonly picture: SitePicture;
  readonly layout: OpeningLayout;
}

/** The picture in the first view of a page. */
export const OpeningFigure = ({ picture, layout }: Props) => (
  <Figure picture={picture} ratio="banner" sizes={SIZES[layout]} isBleed priority />
);
