import type { Product } from '../content/product.ts';
import type { ProductPage } from '../../shared/paths.ts';
import { finishPicture } from './finish-pictures.ts';
import { terrazzoPicture } from './material-pictures.ts';
import { productPictureName } from './picture-names.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('./masters/produkt-*-*.jpg', { query: '?picture', import: 'default', eager: true });

/** What is seen of a product from a hand's breadth: an arris, a joint, an anchor. Empty for a product without one. */
const ownCloseUps = (page: ProductPage): readonly SitePicture[] =>
  Object.values(masters).filter((picture) => picture !== undefined).filter(({ name }) => name.startsWith(`${productPictureName(page)}-`));

/** The close views on a product's page, the product's own first, then a surface that it comes in. */
export function closeViews({ page, surfaceView }: Product): readonly SitePicture[] {
  const surface = surfaceView === 'terrazzo' ? terrazzoPicture : finishPicture(surfaceView);
  return [...ownCloseUps(page), ...(surface ? [surface] : [])];
}
