// What `products-plugin.ts` provides.

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
