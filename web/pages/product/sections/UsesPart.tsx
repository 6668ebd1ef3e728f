import { Section } from '../../../components/page/Section.tsx';
import { typeset } from '../../../components/text/typeset.ts';
import type { Product } from '../../../content/product.ts';
import styles from './UsesPart.module.css';

/** What the product is used for, in one run of large words. */
export const UsesPart = ({ product: { applicationsLabel, applications } }: { readonly product: Product }) => (
  <Section id="anwendungen" heading={applicationsLabel}>
    <ul className={styles.uses}>
      {applications.map((use) => (
        <li key={use}>{typeset(use)}</li>
      ))}
    </ul>
  </Section>
);
