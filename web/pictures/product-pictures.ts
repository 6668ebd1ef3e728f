import type { ProductPage } from '../content/products.ts';
import { paths } from '../paths.ts';
import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/produkt-*.jpg', { query: '?picture', import: 'default', eager: true });
const named = byName(masters);

/** Masters are named as the pages' addresses end. */
export const productPictureName = (page: ProductPage): string => `produkt-${paths[page].slice(paths.products.length + 1)}`;

export const productPicture = (page: ProductPage): SitePicture | undefined => named(productPictureName(page));
