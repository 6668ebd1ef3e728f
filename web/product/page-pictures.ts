import { productPictureName } from '../pictures/picture-names.ts';
import type { SitePicture } from '../pictures/variants.ts';
import type { ProductModule } from './product-module.ts';

/** The pictures of a product's page by what they show. */
interface PagePictures {
  /** The product in its place. */
  readonly whole: SitePicture | undefined;
  /** From a hand's breadth: the product's arris, joint or anchor. */
  readonly close: readonly SitePicture[];
}

/** Sorts the pictures of a product's page. */
export function pagePictures({ product, pictures }: ProductModule): PagePictures {
  const own = productPictureName(product.page);
  return {
    whole: pictures.find(({ name }) => name === own),
    close: pictures.filter(({ name }) => name !== own),
  };
}
