import { paths } from '../../../../shared/paths.ts';
import { ForwardLink } from '../../../components/page/BackLink.tsx';
import { Section } from '../../../components/page/Section.tsx';
import { RunningText } from '../../../components/text/RunningText.tsx';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import styles from './LimitsPart.module.css';

/** What its installation asks for, and where its limits are: one column for each paragraph. */
export function LimitsPart({ product }: { readonly product: Product }) {
  return (
    <Section id="grenzen" heading={productPage.limits}>
      <div className={styles.columns}>
        {product.limits.map((paragraph) => (
          <p key={paragraph}>
            <RunningText>{paragraph}</RunningText>
          </p>
        ))}
      </div>
      <ForwardLink to={paths.complaint}>{productPage.complaint}</ForwardLink>
    </Section>
  );
}
