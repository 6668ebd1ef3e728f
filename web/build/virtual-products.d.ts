declare module 'virtual:product-cards' {
  /** What pages other than its own say of each product, in the order of `shared/paths.ts`. */
  export const productCards: Readonly<Record<import('../../shared/paths.ts').ProductPage, import('../content/product.ts').ProductCard>>;
}

declare module 'virtual:product-modules' {
  /** Fetches what the page of a product shows. */
  export const productModules: Readonly<Record<import('../../shared/paths.ts').ProductPage, () => Promise<import('../product/product-module.ts').ProductModule>>>;
}
