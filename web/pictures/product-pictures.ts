import type { ProductPage } from '../../shared/paths.ts';
import { byName } from './by-name.ts';
import { productPictureName } from './picture-names.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  ['../generated/pictures/produkt-*.ts', '!../generated/pictures/produkt-*-*.ts'],
  { import: 'picture', eager: true },
);
const named = byName(masters);

/** The product in its place. What is seen is said in `web/content/pictures.json`. */
export const productPicture = (page: ProductPage): SitePicture | undefined => named(productPictureName(page));
