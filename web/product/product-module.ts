import type { Product } from '../content/product.ts';
import type { SitePicture } from '../pictures/variants.ts';

/** What the page of a product loads for this product alone (`virtual:product-modules`). */
export interface ProductModule {
  readonly product: Product;
  /** Its own pictures first, then one of its surface where they are too few. */
  readonly pictures: readonly SitePicture[];
}
