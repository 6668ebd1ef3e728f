import type { Product } from '../../content/product.ts';
import type { SitePicture } from '../../pictures/variants.ts';

/** What the page of a product loads for this product alone. */
export interface ProductModule {
  readonly product: Product;
  /** Pictures of this product: close views first, as listed in `pictures.ts`. */
  readonly pictures: readonly SitePicture[];
}
