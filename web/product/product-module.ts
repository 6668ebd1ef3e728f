import type { Product } from '../content/product.ts';
import type { SitePicture } from '../pictures/variants.ts';

/** What each file in `pages/products/` exports: a product and the pictures of its page, by path. A master that isn't listed yet has none. */
export interface ProductModule {
  readonly product: Product;
  readonly pictures: Readonly<Record<string, SitePicture | undefined>>;
}
