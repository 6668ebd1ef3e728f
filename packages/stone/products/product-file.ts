import type { ProductPage } from '../../../shared/paths.ts';

/** Name of a product's folder beside this file: `outdoor-paving` for `outdoorPaving`. */
export const productFile = (page: ProductPage): string =>
  page.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
