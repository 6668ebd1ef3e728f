import { paths, type ProductPage } from '../../shared/paths.ts';
import type { FinishId } from '../../shared/stone/materials.ts';

/** Masters are named as the pages' addresses end. */
export const productPictureName = (page: ProductPage): string =>
  `produkt-${paths[page].slice(paths.products.length + 1)}`;

/** Name of the close-up of a finish. */
export const finishPictureName = (id: FinishId): string => `oberflaeche-${id.replace('fein-', '')}`;
