import type { FinishId } from '../content/finishes.ts';
import type { ProductPage } from '../content/product.ts';
import { paths } from '../paths.ts';

/** Masters are named as the pages' addresses end. */
export const productPictureName = (page: ProductPage): string => `produkt-${paths[page].slice(paths.products.length + 1)}`;

/** Name of the close-up of a finish. */
export const finishPictureName = (id: FinishId): string => `oberflaeche-${id.replace('fein-', '')}`;
