import { productPages, type ProductPage } from '../../shared/paths.ts';
import { productFile } from './product-file.ts';
import type { Product, TenderPosition } from './product.ts';

/** What each file in `products/` exports. */
interface ProductModule {
  readonly product: Product;
  /** Words of its drawing, which only the drawing reads. */
  readonly drawingWords: Readonly<Record<string, string>>;
  readonly tenderPositions: () => readonly TenderPosition[];
}

const contents: readonly (readonly [ProductPage, ProductModule])[] = await Promise.all(
  productPages.map(async (page) => [page, await import(`./products/${productFile(page)}.ts`)] as const),
);

/**
 * All products with all that is known of them, in the order of `shared/paths.ts`. For the build and for documents: a page in the browser
 * loads its own product only, and cards of the others (`virtual:product-cards`).
 */
export const products: readonly Product[] = contents.map(([, { product }]) => product);

/** The positions of a product's tender text. */
export const tenderPositionsOf = (page: ProductPage): readonly TenderPosition[] =>
  contents.find(([name]) => name === page)?.[1].tenderPositions() ?? [];
