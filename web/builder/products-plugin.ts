import { productFile } from '@works/stone/products/product-file';
import type { ProductModule } from 'virtual:product-modules';
import type { Plugin } from 'vite';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { pictures as listed } from '../content/pictures.ts';
import type { Product } from '../content/product.ts';
import { productPictureName } from '../pictures/picture-names.ts';
import { loadSource } from './load-source.ts';
import { madeModules, type MakeModule } from './made-modules.ts';
import { masterOf } from './pictures/site-pictures.ts';

/** `virtual:product/flooring-page`: the name of the browser's file comes from its end. */
const idOf = (page: ProductPage) => `virtual:product/${productFile(page)}-page`;

/**
 * Provides `virtual:product-modules`, which fetches what the page of one product shows, without its tender text.
 */
export const productModules = (): Plugin =>
  madeModules('product-modules', {
    'virtual:product-modules': () =>
      `export const productModules = {${productPages.map((page) => `${page}: () => import('${idOf(page)}')`).join()}}`,
    ...Object.fromEntries(productPages.map((page) => [idOf(page), moduleOf(page)])),
  });

const moduleOf =
  (page: ProductPage): MakeModule =>
  async (context) => {
    const file = `content/products/${productFile(page)}.ts`;
    const { product } = await loadSource<{ readonly product: Product }>(context, file);
    return `export const product = ${JSON.stringify(product)};export const pictures = ${JSON.stringify(await picturesOf(product))}`;
  };

/** Pictures of its own stone; those that aren't listed yet are left out. */
async function picturesOf({ page, stone }: Product): Promise<ProductModule['pictures']> {
  const own = productPictureName(page);
  const names = listed.map(({ name }) => name).filter((name) => name === own || name.startsWith(`${own}-`));
  const masters = await Promise.all(names.map(masterOf));
  return masters.flatMap((master) => (master?.picture.stone?.number === stone && master ? [master.picture] : []));
}
