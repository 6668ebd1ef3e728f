import type { SitePicture } from '../pictures/variants.ts';
import { PageLink } from './PageLink.tsx';
import { typeset } from './typeset.ts';

interface Props {
  readonly picture: SitePicture;
  /** The page names the stone of all its pictures once. */
  readonly isStoneNamed?: boolean;
}

/** What a picture is made of; a stone of the material library leads to it. */
export function PictureCaption({ picture: { caption, stone }, isStoneNamed = false }: Props) {
  if (!stone) return typeset(caption);
  if (isStoneNamed) return typeset(caption.slice(`${stone.label}, `.length));
  return (
    <>
      <PageLink to={stone.to}>{typeset(stone.label)}</PageLink>
      {typeset(caption.slice(stone.label.length))}
    </>
  );
}
