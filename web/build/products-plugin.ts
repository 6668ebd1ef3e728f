import type { ProductModule } from 'virtual:product-modules';
import type { Plugin } from 'vite';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { cardOf, type Product } from '../content/product.ts';
import { productPictureName } from '../pictures/picture-names.ts';
import { pictures as listed } from '../pictures/pictures.ts';
import { productFile } from '../stone/products/product-file.ts';
import { loadSource } from './load-source.ts';
import { masterOf } from './pictures/site-pictures.ts';

const CARDS = 'virtual:product-cards';
const MODULES = 'virtual:product-modules';
/** `virtual:product/flooring-page`: the name of the browser's file comes from its end. */
const idOf = (page: ProductPage) => `virtual:product/${productFile(page)}-page`;

/**
 * Provides what the products' content files say, in the parts that pages load:
 * `virtual:product-cards` has what menus and overviews say of each product, so that a page can name all without loading their texts;
 * `virtual:product-modules` fetches what the page of one product shows, without its tender text.
 */
export function productModules(): Plugin {
  return {
    name: 'product-modules',
    resolveId: (id) =>
      id === CARDS || id === MODULES || productPages.some((page) => id === idOf(page)) ? `\0${id}` : undefined,
    async load(id) {
      if (id === `\0${MODULES}`)
        return `export const productModules = {${productPages.map((page) => `${page}: () => import('${idOf(page)}')`).join()}}`;
      if (id === `\0${CARDS}`) {
        const { products } = await loadSource<typeof import('../stone/products/products.ts')>(
          this,
          'stone/products/products.ts',
        );
        return `export const productCards = ${JSON.stringify(Object.fromEntries(products.map((product) => [product.page, cardOf(product)])))}`;
      }
      const page = productPages.find((name) => id === `\0${idOf(name)}`);
      if (!page) return undefined;
      const { product } = await loadSource<{ readonly product: Product }>(
        this,
        `stone/products/${productFile(page)}/words.ts`,
      );
      return `export const product = ${JSON.stringify(product)};export const pictures = ${JSON.stringify(await picturesOf(product))}`;
    },
  };
}

/** Pictures of its own stone; those that aren't listed yet are left out. */
async function picturesOf({ page, stone }: Product): Promise<ProductModule['pictures']> {
  const own = productPictureName(page);
  const names = listed.map(({ name }) => name).filter((name) => name === own || name.startsWith(`${own}-`));
  const masters = await Promise.all(names.map(masterOf));
  return masters.flatMap((master) => (master?.picture.stone?.number === stone && master ? [master.picture] : []));
}
