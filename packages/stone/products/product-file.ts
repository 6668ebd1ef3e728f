import type { ProductId } from '../codes/product-id.ts';

/** Name of a product's folder beside this file: `outdoor-paving` for `outdoorPaving`. */
export const productFile = (page: ProductId): string =>
  page.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
