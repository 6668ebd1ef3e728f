import { PlainList } from '../components/Lists.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { productPage } from '../content/product-pages.ts';
import type { Product } from '../content/product.ts';
import styles from './FeaturesPart.module.css';

/** What the product does, in two paragraphs, and beside them its features. */
export function FeaturesPart({ product }: { readonly product: Product }) {
  return (
    <Section heading={productPage.features} layout="wide">
      <div className={styles.columns}>
        <Prose paragraphs={product.description} />
        <PlainList items={product.features} />
      </div>
    </Section>
  );
}
