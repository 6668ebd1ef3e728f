import type { SurfaceCard } from '../../content/surface-card.ts';
import type { PictureName } from './document-model.ts';

/** What a PDF is made with beside its words: the build reads it from disk, the browser fetches it. */
export interface Resources {
  readonly fonts: StaticFonts;
  /** The logo as PNG without transparency. */
  readonly logo: Uint8Array;
  readonly pictures: PictureSource;
}

/** The weights that documents are set in, each as a separate TrueType font: PDF has no variable fonts. */
export interface StaticFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

/** Where the pictures of a document come from. Sizes are in points. */
export interface PictureSource {
  /** Whether a picture of that name has been made; a page without its picture is whole, too. */
  readonly has: (name: PictureName) => boolean;
  /** The master, cut to a place of the page from its middle. */
  readonly picture: (name: PictureName, width: number, height: number) => Promise<PlacedPicture>;
  /** The swatch of a surface, 10 × 10 cm of it. */
  readonly swatch: (surface: SurfaceCard, side: number) => Promise<PlacedPicture>;
}

export interface PlacedPicture {
  readonly jpeg: Uint8Array;
  readonly alt: string;
}
