import { surfaceCards } from 'virtual:surface-cards';
import { ForwardLink } from '../components/BackLink.tsx';
import { Section } from '../components/Section.tsx';
import { finishNames } from '../content/finish-names.ts';
import { productPage } from '../content/product-pages.ts';
import type { Product } from '../content/product.ts';
import { surfacesIn } from '../content/surface-card.ts';
import { SurfaceSwatches } from '../surfaces/SurfaceSwatches.tsx';
import type { FinishId } from '../../shared/atelier/materials.ts';
import { paths } from '../../shared/paths.ts';
import styles from './SurfacesPart.module.css';

/** Two rows on wide screens, four on phones. */
const MOST_SWATCHES = 12;

/** Swatches in the finishes that suit the product, and a link to each of these. */
export function SurfacesPart({ product }: { readonly product: Product }) {
  const matching = (Object.keys(finishNames) as FinishId[]).filter((id) => product.finishes.includes(id));
  return (
    <Section heading={productPage.finishes} layout="wide">
      <SurfaceSwatches surfaces={surfacesIn(surfaceCards, product.finishes, MOST_SWATCHES)} layout="grid" />
      <ul className={styles.finishes}>
        {matching.map((id) => (
          <li key={id}>
            <ForwardLink to={`${paths.finishes}#${id}`}>{finishNames[id]}</ForwardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
