import { productPages, type ProductPage } from '../../shared/paths.ts';
import { productFile } from './product-file.ts';
import type { Product, TenderPosition } from './product.ts';

/** What each file in `products/` exports. */
interface ProductModule {
  readonly product: Product;
}

/** What each file in `product-texts/` exports: what documents say of a product, and its page doesn't. */
interface ProductTexts {
  readonly tenderPositions: () => readonly TenderPosition[];
}

const contents: readonly (readonly [ProductPage, ProductModule & ProductTexts])[] = await Promise.all(
  productPages.map(async (page) => {
    const file = productFile(page);
    const [{ product }, { tenderPositions }]: [ProductModule, ProductTexts] = await Promise.all([import(`./products/${file}.ts`), import(`./product-texts/${file}.ts`)]);
    return [page, { product, tenderPositions }] as const;
  }),
);

/**
 * All products with all that is known of them, in the order of `shared/paths.ts`. For the build and for documents: a page in the browser
 * loads its own product only, and cards of the others (`virtual:product-cards`).
 */
export const products: readonly Product[] = contents.map(([, { product }]) => product);

/** The positions of a product's tender text. */
export const tenderPositionsOf = (page: ProductPage): readonly TenderPosition[] =>
  contents.find(([name]) => name === page)?.[1].tenderPositions() ?? [];
