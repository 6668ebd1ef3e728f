import type { SitePicture } from '../../pictures/variants.ts';
import { PageLink } from '../links/PageLink.tsx';
import { typeset } from '../text/typeset.ts';

interface Props {
  readonly picture: SitePicture;
  /** The page names the stone of all its pictures once. */
  readonly isStoneNamed?: boolean;
}

/** What a picture is made of; a stone of the material library leads to it. */
export function PictureCaption({ picture: { caption, stone }, isStoneNamed = false }: Props) {
  if (!stone) return <span>{typeset(caption)}</span>;
  if (isStoneNamed) return <span>{typeset(caption.slice(`${stone.label}, `.length))}</span>;
  return (
    <>
      <PageLink to={stone.to}>{typeset(stone.label)}</PageLink>
      <span>{typeset(caption.slice(stone.label.length))}</span>
    </>
  );
}
