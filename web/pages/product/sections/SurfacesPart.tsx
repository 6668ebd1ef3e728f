import { surfacesIn, type SurfaceCard } from '@works/stone/mixes/surface-card';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import { surfaceCards } from '../../../content/surface-cards.ts';
import { SurfaceSwatches } from '../../../tools/surfaces/SurfaceSwatches.tsx';

/** A row on wide screens, two on phones. */
const MOST_SWATCHES = 6;

interface Props {
  readonly product: Product;
  /** That its pictures show. */
  readonly stone: SurfaceCard | undefined;
}

/** The stone of the page, then others in the finishes that suit the product. */
export function SurfacesPart({ product, stone }: Props) {
  const suitable = surfacesIn(surfaceCards, product.finishes, MOST_SWATCHES);
  const surfaces = [...new Set(stone ? [stone, ...suitable] : suitable)].slice(0, MOST_SWATCHES);
  return <SurfaceSwatches surfaces={surfaces} heading={stone ? productPage.finishes : productPage.worked} areNamed />;
}
