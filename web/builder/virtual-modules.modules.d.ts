// What the plugins of `virtual-modules.ts` provide.

declare module 'virtual:document-sizes' {
  /** Bytes of every document, by the name of its file. */
  export const sizes: Readonly<Record<string, number>>;
}

declare module 'virtual:documents/content-stems' {
  /** The word stems of what each document says, separated by blanks, by the document's id. */
  export const stems: Readonly<Record<string, string>>;
}

declare module 'virtual:drawings' {
  /** The drawing of a product or a project: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: DrawingName): SvgDrawing | Promise<SvgDrawing>;
  type DrawingName = import('../drawings/svg-drawings.ts').DrawingName;
  type SvgDrawing = import('@works/stone/drafting/draw-svg').SvgDrawing;
}

declare module 'virtual:page-drawings' {
  /** A drawing of another page: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: PageDrawingName): SvgDrawing | Promise<SvgDrawing>;
  type PageDrawingName = import('../drawings/page-drawing-names.ts').PageDrawingName;
  type SvgDrawing = import('@works/stone/drafting/draw-svg').SvgDrawing;
}

declare module 'virtual:pdf-resources' {
  /** Addresses of what the browser makes PDFs with: fonts as TrueType, the logo as PNG. */
  export const urls: Readonly<Record<'regular' | 'semibold' | 'logo', string>>;
}

declare module 'virtual:surface-keys' {
  /** Which pictures there are of each surface, by its code. */
  export const surfaceKeys: Readonly<Record<string, Omit<import('../pictures/surface-files.ts').SurfaceKey, 'code'>>>;
}

declare module 'virtual:product-modules' {
  /** What the page of a product loads for this product alone. */
  export interface ProductModule {
    readonly product: import('../content/product.ts').Product;
    /** Pictures of this product: close views first, as listed in `pictures.ts`. */
    readonly pictures: readonly import('../pictures/variants.ts').SitePicture[];
  }

  /** Fetches what the page of a product shows. */
  export const productModules: Readonly<
    Record<import('../../shared/paths.ts').ProductPage, () => Promise<ProductModule>>
  >;
}

declare module 'virtual:project-pictures' {
  /** The picture of each project on other pages than its own, by its id; none or one. */
  export const projectPictures: Readonly<Record<string, readonly import('../pictures/variants.ts').SitePicture[]>>;
}

declare module 'virtual:project-views' {
  /** The pictures of each project on the page of the projects, by its id: the whole first, then its details. */
  export const projectViews: Readonly<Record<string, readonly import('../pictures/variants.ts').SitePicture[]>>;
}

declare module 'virtual:search/titles' {
  /** Titles and addresses of pages, stains, products and finishes, in the order of the alphabet. */
  export const titles: readonly { readonly title: string; readonly to: string }[];
}
