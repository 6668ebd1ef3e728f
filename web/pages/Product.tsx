import { ForwardLink } from '../components/BackLink.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { DataSheetLink } from '../components/DataSheetLink.tsx';
import { Figure } from '../components/Figure.tsx';
import { Icon } from '../components/Icon.tsx';
import { PlainList } from '../components/Lists.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { ProductDrawing } from '../components/ProductDrawing.tsx';
import { Prose, Section } from '../components/Section.tsx';
import { TechnicalTable } from '../components/TechnicalTable.tsx';
import { finishes } from '../content/finishes.ts';
import { productPage, products } from '../content/products.ts';
import { linkTo } from '../deep-links.ts';
import type { PageProps } from '../lazy-page.tsx';
import { paths } from '../paths.ts';
import { productPicture } from '../pictures/product-pictures.ts';
import styles from './Product.module.css';

/** The template of the nine product pages. */
export function Page({ path }: PageProps) {
  const index = products.findIndex(({ page }) => paths[page] === path);
  const product = products[index];
  const next = products[(index + 1) % products.length];
  if (!product || !next) throw new Error(`${path} is no product page.`);

  const { features, facts, limits, action } = productPage;
  const matching = finishes.filter(({ id }) => product.finishes.includes(id));
  return (
    <>
      <Figure picture={productPicture(product.page)} ratio="banner" width="bleed" sizes="100vw" priority />
      <PageHeader
        path={path}
        badge={product.badge}
        heading={product.name}
        intro={product.intro}
        back={{ to: paths.products, label: productPage.back }}
      />
      <Section heading={facts.heading} layout="wide">
        <div className={styles.data}>
          <div>
            <TechnicalTable caption={product.name} columns={facts.columns} rows={product.facts} />
            <DataSheetLink page={product.page} />
          </div>
          <ProductDrawing page={product.page} />
        </div>
      </Section>
      <Section heading={features}>
        <Prose paragraphs={product.description} />
        <PlainList items={product.features} />
      </Section>
      <Section heading={product.applicationsLabel}>
        <PlainList items={product.applications} columns={2} />
      </Section>
      <Section heading={limits}>
        <Prose paragraphs={product.limits} />
      </Section>
      <Section heading={productPage.finishes}>
        <ul className={styles.finishes}>
          {matching.map(({ id, name }) => (
            <li key={id}>
              <ForwardLink to={`${paths.finishes}#${id}`}>{name}</ForwardLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        heading={action.heading}
        text={action.text}
        actions={[
          { label: action.consultation, to: linkTo(paths.consultation, { topic: 'produkte', message: `${product.name}: ` }) },
          { label: action.samples, to: linkTo(paths.sampleFolder, { surfaces: product.sample }) },
          { label: action.downloads, to: paths.productDownloads },
        ]}
      />
      <nav className={styles.next} aria-label={productPage.next}>
        <div className={styles.nextRow}>
          <span className={styles.nextLabel}>{productPage.next}</span>
          <PageLink to={paths[next.page]} className={styles.nextName}>
            {next.name}
            <Icon name="right" />
          </PageLink>
        </div>
      </nav>
    </>
  );
}
