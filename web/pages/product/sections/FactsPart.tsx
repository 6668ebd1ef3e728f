import { ProductFiles } from '../../../components/documents/ProductFiles.tsx';
import section from '../../../components/page/Section.module.css';
import { TechnicalTable } from '../../../components/tables/TechnicalTable.tsx';
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

/** The technical data, and beside them the files. */
export const FactsPart = ({ product }: { readonly product: Product }) => (
  <div className={`${section.section} ${styles.part}`}>
    <div className={`${section.inner} ${styles.inner}`}>
      <Facts product={product} />
      <ProductFiles product={product} />
    </div>
  </div>
);
