/** The site declares here which products it has: `product: 'outdoorPaving' | …`. */
export interface Catalogue {}

export type ProductId = Catalogue extends { readonly product: infer Id extends string } ? Id : string;

/** Name of a product's folder beside this file: `outdoor-paving` for `outdoorPaving`. */
export const productFile = (product: string): string =>
  product.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
