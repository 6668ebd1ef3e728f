/** What pdfkit takes and its published types leave out. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Of a heading cell in a table. */
      scope?: 'Row' | 'Column';
      /** Left, top, right, bottom, in points from the upper left corner. */
      bbox?: readonly [number, number, number, number];
    }

    interface AnnotationOption {
      /** Element of the structure that the annotation belongs to. */
      structParent?: PDFStructureElement;
    }

    interface PDFVector {
      dash(lengths: readonly number[]): this;
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

declare module 'pdfkit/output' {
  /** Collects what the document writes until its end. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}
