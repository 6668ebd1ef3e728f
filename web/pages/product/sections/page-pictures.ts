import type { SurfaceCard } from '@works/stone/mixes/surface-card';
import { surfaceCards } from '../../../content/surface-cards.ts';
import { productPictureName } from '../../../pictures/picture-names.ts';
import type { SitePicture } from '../../../pictures/variants.ts';
import type { ProductModule } from '../product-module.ts';

/** The pictures of a product's page by what they show. */
interface PagePictures {
  /** The product's stone in the material library. */
  readonly stone: SurfaceCard | undefined;
  /** What opens the page: the product in its place, or else its first close view; without either the stone does. */
  readonly opening: SitePicture | undefined;
  /** The others: close views. */
  readonly further: readonly SitePicture[];
}

/** Whether a picture shows the product in its place, not from close by. */
export const isInPlace = ({ name }: SitePicture, { page }: ProductModule['product']): boolean =>
  name === productPictureName(page);

/** Sorts the pictures of a product's page. */
export function pagePictures({ product, pictures }: ProductModule): PagePictures {
  const close = pictures.filter((picture) => !isInPlace(picture, product));
  const whole = pictures.filter((picture) => isInPlace(picture, product));
  const [opening, ...further] = [...whole, ...close];
  return { stone: surfaceCards.find(({ number }) => number === product.stone), opening, further };
}
