import { productFile } from '@works/stone/products/product-file';
import type { ProductModule } from 'virtual:product-modules';
import type { Plugin } from 'vite';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { pictures as listed } from '../content/pictures.ts';
import { cardOf, type Product } from '../content/product.ts';
import { productPictureName } from '../pictures/picture-names.ts';
import { loadSource } from './load-source.ts';
import { madeModules, type MakeModule } from './made-modules.ts';
import { masterOf } from './pictures/site-pictures.ts';

/** `virtual:product/flooring-page`: the name of the browser's file comes from its end. */
const idOf = (page: ProductPage) => `virtual:product/${productFile(page)}-page`;

/**
 * Provides what the products' content files say, in the parts that pages load:
 * `virtual:product-cards` has what menus and overviews say of each product, so that a page can name all without loading their texts;
 * `virtual:product-modules` fetches what the page of one product shows, without its tender text.
 */
export const productModules = (): Plugin =>
  madeModules('product-modules', {
    'virtual:product-cards': async (context) => {
      const { products } = await loadSource<typeof import('../content/all-products.ts')>(
        context,
        'content/all-products.ts',
      );
      const cards = Object.fromEntries(products.map((product) => [product.page, cardOf(product)]));
      return `export const productCards = ${JSON.stringify(cards)}`;
    },
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
