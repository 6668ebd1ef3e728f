import type { SitePicture } from './variants.ts';

/** A picture as the full-size view shows it. */
export interface GalleryItem {
  readonly title: string;
  readonly picture: SitePicture;
}
