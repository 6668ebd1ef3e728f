import { paths } from '../../../../shared/paths.ts';
import { ForwardLink } from '../../../components/page/BackLink.tsx';
import section from '../../../components/page/Section.module.css';
import { Prose } from '../../../components/page/Section.tsx';
import { PlainList } from '../../../components/text/Lists.tsx';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import styles from './FeaturesPart.module.css';

/** What the product does, its features, and beside them what its installation asks for, and where its limits are. */
export const FeaturesPart = ({ product }: { readonly product: Product }) => (
  <div className={section.section}>
    <div className={`${section.inner} ${styles.inner}`}>
      <section id="merkmale" aria-labelledby="eigenschaften">
        <h2 id="eigenschaften">{productPage.features}</h2>
        <div className={styles.columns}>
          <Prose paragraphs={product.description} />
          <PlainList items={product.features} isPairedOnPaper />
        </div>
      </section>
      <section id="grenzen" aria-labelledby="einbau">
        <h2 id="einbau">{productPage.limits}</h2>
        <Prose paragraphs={product.limits} />
        <ForwardLink to={paths.complaint}>{productPage.complaint}</ForwardLink>
      </section>
    </div>
  </div>
);
