/** What pdfkit takes and its published types leave out. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Of a heading cell in a table. */
      scope?: 'Row' | 'Column';
      /** Left, top, right, bottom, in points from the upper left corner. */
      bbox?: [number, number, number, number];
    }

    interface AnnotationOption {
      /** Element of the structure that the annotation belongs to. */
      structParent?: PDFStructureElement;
    }

    interface PDFImage {
      image(src: Uint8Array, x: number, y: number, options: ImageOption): this;
    }
  }

  interface PDFOutline {
    /** @param options.top in points from the upper edge of the page */
    addItem(title: string, options: { readonly top: number; readonly expanded?: boolean }): PDFOutline;
  }
}
