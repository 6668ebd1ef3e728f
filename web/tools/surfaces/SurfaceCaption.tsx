import { surfaceLabel, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { PageLink } from '../../components/links/PageLink.tsx';
import { surfaceLink } from '../../content/deep-links.ts';
import { layoutWords } from '../../content/layout-words.ts';

interface Props {
  readonly surface: SurfaceCard;
  /** What is seen of it, if not the face from above. */
  readonly part?: string;
}

/** Names a surface below its picture and leads to the material library. The pictures of surfaces are all rendered. */
export const SurfaceCaption = ({ surface, part }: Props) => (
  <>
    <PageLink to={surfaceLink(surface.id)}>{surfaceLabel(surface)}</PageLink>
    <span>{`, ${part ? `${part}, ` : ''}${layoutWords.visualisation}`}</span>
  </>
);
