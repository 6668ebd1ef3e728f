import section from '../../../components/page/Section.module.css';
import { TechnicalTable } from '../../../components/tables/TechnicalTable.tsx';
import { PlainList } from '../../../components/text/Lists.tsx';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import styles from './FactsPart.module.css';

/** The technical data, and beside them what the product is used for. */
export function FactsPart({ product }: { readonly product: Product }) {
  const { facts } = productPage;
  return (
    <div className={`${section.section} ${styles.part}`}>
      <div className={`${section.inner} ${styles.inner}`}>
        <section className={styles.facts} aria-labelledby="daten">
          <h2 id="daten">{facts.heading}</h2>
          <TechnicalTable caption={`${facts.heading} ${product.name}`} columns={facts.columns} rows={product.facts} />
        </section>
        <section className={styles.uses} aria-labelledby="anwendungen">
          <h2 id="anwendungen">{product.applicationsLabel}</h2>
          <PlainList items={product.applications} isPairedOnPaper />
        </section>
      </div>
    </div>
  );
}
