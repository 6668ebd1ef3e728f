import { productFile } from '@works/stone/products/product-file';
import type { TenderPosition } from '@works/stone/tender/position';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import type { Product } from './product.ts';

/** What each file in `products/` exports. */
interface ProductContent {
  readonly product: Product;
  readonly tenderPositions: () => readonly TenderPosition[];
}

const contents: readonly ProductContent[] = await Promise.all(
  productPages.map((page) => import(`./products/${productFile(page)}.ts`)),
);

/**
 * All products with all that is known of them, in the order of `shared/paths.ts`. For the build and for documents: a page in the browser
 * loads its own product only, and cards of the others (`product-cards.ts`).
 */
export const products: readonly Product[] = contents.map(({ product }) => product);

/** The positions of a product's tender text. */
export const tenderPositionsOf = (page: ProductPage): readonly TenderPosition[] =>
  contents.find(({ product }) => product.page === page)?.tenderPositions() ?? [];
