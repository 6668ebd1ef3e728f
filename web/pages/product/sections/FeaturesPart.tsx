import type { ReactNode } from 'react';
import { Prose, Section } from '../../../components/page/Section.tsx';
import { PlainList } from '../../../components/text/Lists.tsx';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import styles from './FeaturesPart.module.css';

interface Props {
  readonly product: Product;
  /** Beside the words; without one they have the whole width. */
  readonly picture?: ReactNode;
}

/** What the product does, its features, and beside them a picture. */
export function FeaturesPart({ product, picture }: Props) {
  return (
    <Section id="merkmale" heading={productPage.features} layout="wide">
      <div className={styles.columns}>
        <Prose paragraphs={product.description} />
        <PlainList items={product.features} isPairedOnPaper />
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </Section>
  );
}
