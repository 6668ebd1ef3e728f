import { paths } from '../../../../shared/paths.ts';
import { Icon } from '../../../components/Icon.tsx';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { productCards } from '../../../content/product-cards.ts';
import { productPage } from '../../../content/product-pages.ts';
import type { Product, ProductCard } from '../../../content/product.ts';
import styles from './NextProduct.module.css';

/** The way to the next product of the overview, after the last to the first. */
export function NextProduct({ product }: { readonly product: Product }) {
  const next = productAfter(product);
  return (
    <nav className={styles.next} aria-label={productPage.next}>
      <div className={styles.row}>
        <span className={styles.label}>{productPage.next}</span>
        <PageLink to={paths[next.page]} className={styles.name}>
          <span>{next.name}</span>
          <Icon name="right" />
        </PageLink>
      </div>
    </nav>
  );
}

function productAfter({ page }: Product): ProductCard {
  const cards = Object.values(productCards);
  const index = cards.findIndex((card) => card.page === page);
  return cards[(index + 1) % cards.length] ?? productCards[page];
}
