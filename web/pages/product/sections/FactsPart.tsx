import { ProductFiles } from '../../../components/documents/ProductFiles.tsx';
import section from '../../../components/page/Section.module.css';
import { Section } from '../../../components/page/Section.tsx';
import { TechnicalTable } from '../../../components/tables/TechnicalTable.tsx';
import { PlainList } from '../../../components/text/Lists.tsx';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import styles from './FactsPart.module.css';

/** The technical data. */
export function Facts({ product }: { readonly product: Product }) {
  const { facts } = productPage;
  return (
    <section className={styles.facts} aria-labelledby="daten">
      <h2 id="daten">{facts.heading}</h2>
      <TechnicalTable caption={`${facts.heading} ${product.name}`} columns={facts.columns} rows={product.facts} />
    </section>
  );
}

/** What the product is used for. */
export const Uses = ({ product }: { readonly product: Product }) => (
  <Section id="anwendungen" heading={product.applicationsLabel}>
    <PlainList items={product.applications} isPairedOnPaper />
  </Section>
);

/** The technical data, beside them what the product is used for, and its files. */
export const FactsPart = ({ product }: { readonly product: Product }) => (
  <div className={`${section.section} ${styles.part}`}>
    <div className={`${section.inner} ${styles.inner}`}>
      <Facts product={product} />
      <section className={styles.uses} aria-labelledby="anwendungen">
        <h2 id="anwendungen">{product.applicationsLabel}</h2>
        <PlainList items={product.applications} isPairedOnPaper />
      </section>
      <ProductFiles product={product} />
    </div>
  </div>
);
