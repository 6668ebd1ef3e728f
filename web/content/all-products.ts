import { productFile } from '@works/stone/products/product-file';
import type { TenderPosition } from '@works/stone/tender/position';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import type { Product, ProductWords } from './product.ts';

declare module '@works/stone/products/product-file' {
  interface Catalogue {
    readonly product: ProductPage;
  }
}

/** What each file in `products/` exports. */
interface ProductContent {
  readonly product: ProductWords;
  readonly tenderPositions: () => readonly TenderPosition[];
}

const contents = await Promise.all(
  productPages.map(async (page) => {
    const { product, tenderPositions } = (await import(`./products/${productFile(page)}.ts`)) as ProductContent;
    return { product: { page, ...product }, tenderPositions };
  }),
);

/**
 * All products with all that is known of them, in the order of `shared/paths.ts`. For the build and for documents: a page in the browser
 * loads its own product only, and cards of the others (`product-cards.ts`).
 */
export const products: readonly Product[] = contents.map(({ product }) => product);

/** The positions of a product's tender text. */
export const tenderPositionsOf = (page: ProductPage): readonly TenderPosition[] =>
  contents.find(({ product }) => product.page === page)?.tenderPositions() ?? [];
