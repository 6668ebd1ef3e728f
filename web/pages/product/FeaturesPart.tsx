import { PlainList } from '../../components/Lists.tsx';
import { Prose, Section } from '../../components/Section.tsx';
import { productPage } from '../../content/product-pages.ts';
import type { Product } from '../../content/product.ts';
import type { SurfaceCard } from '../../content/surface-card.ts';
import { SurfaceFigure } from '../../stone/surfaces/SurfaceFigure.tsx';
import styles from './FeaturesPart.module.css';

interface Props {
  readonly product: Product;
  readonly stone: SurfaceCard | undefined;
}

/** What the product does, its features, and beside them the arris of its stone. */
export function FeaturesPart({ product, stone }: Props) {
  return (
    <Section heading={productPage.features} layout="wide">
      <div className={styles.columns}>
        <Prose paragraphs={product.description} />
        <PlainList items={product.features} />
        {stone && (
          <div className={styles.stone}>
            <SurfaceFigure surface={stone} sizes="(min-width: 108em) 40rem, (min-width: 64em) 36vw, 90vw" />
          </div>
        )}
      </div>
    </Section>
  );
}
