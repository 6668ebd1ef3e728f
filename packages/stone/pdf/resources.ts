import type { PdfPicture, PictureName } from './document-model.ts';

/** What a PDF is made with beside its words: the build reads it from disk, the browser fetches it. */
export interface Resources {
  /** The weights that documents are set in, each as a separate TrueType font: PDF has no variable fonts. */
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
  /** The logo as PNG without transparency. */
  readonly logo: Uint8Array;
  readonly pictures: PictureSource;
}

/** Where the pictures of a document come from. */
export interface PictureSource {
  /** Whether a picture of that name has been made; a page without its picture is whole, too. */
  readonly has: (name: PictureName) => boolean;
  /** A picture cut to a place of the page from its middle. Sizes are in points. */
  /** Whether a picture was taken with a camera. */
  readonly isPhotograph: (name: PictureName) => boolean;
  readonly picture: (picture: PdfPicture, width: number, height: number) => Promise<PlacedPicture>;
}

export interface PlacedPicture {
  readonly jpeg: Uint8Array;
  readonly alt: string;
}
