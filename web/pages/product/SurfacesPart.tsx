import { surfaceCards } from 'virtual:surface-cards';
import { Section } from '../../components/Section.tsx';
import { productPage } from '../../content/product-pages.ts';
import type { Product } from '../../content/product.ts';
import { surfacesIn } from '../../content/surface-card.ts';
import { SurfaceSwatches } from '../../stone/surfaces/SurfaceSwatches.tsx';

/** A row on wide screens, two on phones. */
const MOST_SWATCHES = 6;

/** Swatches in the finishes that suit the product. */
export function SurfacesPart({ product }: { readonly product: Product }) {
  return (
    <Section heading={productPage.finishes} layout="wide">
      <SurfaceSwatches surfaces={surfacesIn(surfaceCards, product.finishes, MOST_SWATCHES)} layout="grid" />
    </Section>
  );
}
