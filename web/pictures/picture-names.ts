import type { FinishId } from '@works/stone/codes/finishes';
import { paths, type ProductPage } from '../../shared/paths.ts';

/** Masters are named as the pages' addresses end. */
export const productPictureName = (page: ProductPage): string =>
  `produkt-${paths[page].slice(paths.products.length + 1)}`;

/** Where the lamp is in a close-up of a finish, in the order in which it moves over the slab. */
export const lights = ['links', 'oben', 'rechts'] as const;

/** Name of the close-up of a finish; the light that it is shown in first is not named. */
export const finishPictureName = (id: FinishId, light: (typeof lights)[number] = lights[0]): string =>
  ['oberflaeche', id.replace('fein-', ''), ...(light === lights[0] ? [] : [light])].join('-');
