import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { surfaceCards } from '../../../content/surface-cards.ts';
import { productPictureName } from '../../../pictures/picture-names.ts';
import type { SitePicture } from '../../../pictures/variants.ts';
import type { ProductModule } from '../product-module.ts';

/** The pictures of a product's page by what they show. */
interface PagePictures {
  /** The product's stone in the material library. */
  readonly stone: SurfaceCard | undefined;
  /** The first close view opens the page; without one the stone does. */
  readonly opening: SitePicture | undefined;
  /** From a hand's breadth: the product's arris, joint or anchor. */
  readonly close: readonly SitePicture[];
  /** The product in its place. */
  readonly whole: SitePicture | undefined;
}

/** Sorts the pictures of a product's page. */
export function pagePictures({ product, pictures }: ProductModule): PagePictures {
  const own = productPictureName(product.page);
  const [opening, ...close] = pictures.filter(({ name }) => name !== own);
  return {
    stone: surfaceCards.find(({ number }) => number === product.stone),
    opening,
    close,
    whole: pictures.find(({ name }) => name === own),
  };
}
