import type { Plugin } from 'vite';
import { cardOf } from '../content/product.ts';
import { loadSource } from './load-source.ts';

const CARDS = 'virtual:product-cards';

/**
 * Provides `virtual:product-cards`: what menus and overviews say of each product, taken from the products' content files.
 * So a page can name all products without loading their texts.
 */
export function productCards(): Plugin {
  return {
    name: 'product-cards',
    resolveId: (id) => (id === CARDS ? `\0${CARDS}` : undefined),
    async load(id) {
      if (id !== `\0${CARDS}`) return undefined;
      const { products } = await loadSource<typeof import('../content/products.ts')>(this, 'content/products.ts');
      return `export const productCards = ${JSON.stringify(Object.fromEntries(products.map((product) => [product.page, cardOf(product)])))}`;
    },
  };
}
