import type { SitePicture } from '../pictures/variants.ts';
import { PageLink } from './PageLink.tsx';
import { typeset } from './typeset.ts';

/** What a picture is made of; a stone of the material library leads to it. */
export function PictureCaption({ picture: { caption, stone } }: { readonly picture: SitePicture }) {
  if (!stone) return typeset(caption);
  return (
    <>
      <PageLink to={stone.to}>{typeset(stone.label)}</PageLink>
      {typeset(caption.slice(stone.label.length))}
    </>
  );
}
