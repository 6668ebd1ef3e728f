import type { ProductPage } from '../../shared/paths.ts';
import { products } from './all-products.ts';
import { cardOf, type ProductCard } from './product.ts';

/** What pages other than its own say of each product, so that a page can name all without loading their texts. */
export const productCards = Object.fromEntries(products.map((product) => [product.page, cardOf(product)])) as Readonly<
  Record<ProductPage, ProductCard>
>;
