// The modules that plugins make of the site's sources (`virtual-modules.ts`).

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
  type DrawingName = import('../stone/drawings/svg-drawings.ts').DrawingName;
  type SvgDrawing = import('../stone/drawings/draw-svg.ts').SvgDrawing;
}

declare module 'virtual:page-drawings' {
  /** A drawing of another page: a value when prerendering, a promise in the browser. */
  export function drawingAt(name: PageDrawingName): SvgDrawing | Promise<SvgDrawing>;
  type PageDrawingName = import('../stone/drawings/page-drawing-names.ts').PageDrawingName;
  type SvgDrawing = import('../stone/drawings/draw-svg.ts').SvgDrawing;
}

declare module 'virtual:pdf-resources' {
  /** Addresses of what the browser makes PDFs with: fonts as TrueType, the logo as PNG. */
  export const urls: Readonly<Record<'regular' | 'semibold' | 'logo', string>>;
}

declare module 'virtual:product-cards' {
  /** What pages other than its own say of each product, in the order of `shared/paths.ts`. */
  export const productCards: Readonly<
    Record<import('../../shared/paths.ts').ProductPage, import('../content/product.ts').ProductCard>
  >;
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

declare module 'virtual:search/search-index' {
  import type { SearchEntry } from '../search/search-entry.ts';

  /** Everything that the search of the site finds. */
  export const entries: readonly SearchEntry[];
}
declare module 'virtual:search/terms' {
  /** The terms that the glossary explains. */
  export const terms: readonly string[];
}
declare module 'virtual:search/titles' {
  /** Titles and addresses of pages, stains, products and finishes, in the order of the alphabet. */
  export const titles: readonly { readonly title: string; readonly to: string }[];
}

declare module 'virtual:surface-cards' {
  /** The surfaces of the material library without their recipes. */
  export const surfaceCards: readonly import('../content/surface-card.ts').SurfaceCard[];
  /** Which pictures there are of each surface, by its code. */
  export const surfaceKeys: Readonly<Record<string, Omit<import('../pictures/surface-files.ts').SurfaceKey, 'code'>>>;
}
