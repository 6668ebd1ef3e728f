import type { ProductPage } from '../../shared/paths.ts';
import { productPictureName } from './picture-names.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/produkt-*-*.jpg', { query: '?picture', import: 'default', eager: true });

/** What is seen of a product from a hand's breadth: an arris, a joint, an anchor. Empty for a product without one. */
export const closeUps = (page: ProductPage): readonly SitePicture[] =>
  Object.values(masters).filter((picture) => picture !== undefined).filter(({ name }) => name.startsWith(`${productPictureName(page)}-`));
