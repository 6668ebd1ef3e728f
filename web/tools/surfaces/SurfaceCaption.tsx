import { surfaceLabel, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { PageLink } from '../../components/links/PageLink.tsx';
import { surfaceLink } from '../../content/deep-links.ts';
import { layoutWords } from '../../content/layout-words.ts';

/** Names a surface below its picture and leads to the material library. The pictures of surfaces are all rendered. */
export const SurfaceCaption = ({ surface }: { readonly surface: SurfaceCard }) => (
  <>
    <PageLink to={surfaceLink(surface.id)}>{surfaceLabel(surface)}</PageLink>
    <span>{`, ${layoutWords.visualisation}`}</span>
  </>
);
