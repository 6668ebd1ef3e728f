import type { ProductPage } from '../../shared/paths.ts';

/** Name of a product's content file, without extension, and of its folder in `shared/products/`: `outdoor-paving` for `outdoorPaving`. */
export const productFile = (page: ProductPage): string => page.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
