import { surfaceAlt, type SurfaceCard } from '@works/stone/mixes/surface-card';
import type { ReactNode } from 'react';
import type { SurfaceCut } from '../../pictures/surface-files.ts';
import { surfacePicture } from '../../pictures/surface-pictures.ts';

interface Props {
  readonly surface: SurfaceCard;
  readonly cut: SurfaceCut;
  /** Its width on the page, as `sizes` of an `<img>`. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** In the first view: fetched before all others. */
  readonly priority?: boolean;
  /** Fetched when it is near or shown; a flat view is otherwise fetched immediately. */
  readonly isLazy?: boolean;
  /** Text beside it describes it: no alternative text. */
  readonly isDecorative?: boolean;
  /** Sources that the browser tries first. */
  readonly children?: ReactNode;
}

/** A picture of a surface in the width that the browser needs. Nothing where the picture does not exist. */
export function SurfaceImage({
  surface,
  cut,
  sizes,
  className,
  priority = false,
  isLazy = false,
  isDecorative = false,
  children,
}: Props) {
  const picture = surfacePicture(surface.code, cut);
  if (!picture) return null;
  const { sources, src, width, height } = picture;
  const isSwatch = cut === 'swatch';
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={isDecorative ? '' : surfaceAlt[cut](surface)}
        fetchPriority={priority ? 'high' : undefined}
        loading={cut === 'flat' && !isLazy ? 'eager' : 'lazy'}
        decoding="async"
        draggable={isSwatch ? undefined : false}
      />
    </picture>
  );
}
