import { paths } from '../../../../shared/paths.ts';
import { ForwardLink } from '../../../components/page/BackLink.tsx';
import section from '../../../components/page/Section.module.css';
import { productCards } from '../../../content/product-cards.ts';
import { productPage } from '../../../content/product-pages.ts';
import type { Product, ProductCard } from '../../../content/product.ts';
import styles from './NextProduct.module.css';

/** The way to the next product of the overview, after the last to the first. */
export function NextProduct({ product }: { readonly product: Product }) {
  const next = productAfter(product);
  return (
    <nav className={`${section.section} ${styles.next}`} aria-label={productPage.next}>
      <div className={`${section.inner} ${section.side}`}>
        <span className={`${section.head} ${styles.label}`}>{productPage.next}</span>
        <div className={`${section.content} ${styles.name}`}>
          <ForwardLink to={paths[next.page]}>{next.name}</ForwardLink>
        </div>
      </div>
    </nav>
  );
}

function productAfter({ page }: Product): ProductCard {
  const cards = Object.values(productCards);
  const index = cards.findIndex((card) => card.page === page);
  return cards[(index + 1) % cards.length] ?? productCards[page];
}
