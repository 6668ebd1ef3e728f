import { productCards } from 'virtual:product-cards';
import { surfaceCards } from 'virtual:surface-cards';
import { ForwardLink } from '../components/BackLink.tsx';
import { CloseUps } from '../components/CloseUps.tsx';
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
import { linkTo } from '../content/deep-links.ts';
import { finishNames } from '../content/finish-names.ts';
import type { Product, ProductCard } from '../content/product.ts';
import { productPage } from '../content/product-pages.ts';
import { productPicture } from '../pictures/product-pictures.ts';
import type { FinishId } from '../../shared/atelier/materials.ts';
import { paths } from '../../shared/paths.ts';
import { surfacesIn } from '../content/surface-card.ts';
import { SurfaceSwatches } from '../surfaces/SurfaceSwatches.tsx';
import type { PageProps } from '../components/page-props.ts';
import styles from './Product.module.css';

/** Two rows on wide screens, four on phones. */
const MOST_SWATCHES = 12;

interface Props extends PageProps {
  readonly product: Product;
}

/** The page of every product. */
export function Page({ path, product }: Props) {
  const { features, facts, limits, action } = productPage;
  const matching = (Object.keys(finishNames) as FinishId[]).filter((id) => product.finishes.includes(id));
  const next = productAfter(product);
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
            <TechnicalTable caption={`${facts.heading} ${product.name}`} columns={facts.columns} rows={product.facts} />
            <DataSheetLink product={product} />
          </div>
          <ProductDrawing page={product.page} />
        </div>
      </Section>
      <CloseUps page={product.page} />
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
      <Section heading={productPage.finishes} layout="wide">
        <SurfaceSwatches surfaces={surfacesIn(surfaceCards, product.finishes, MOST_SWATCHES)} layout="grid" />
        <ul className={styles.finishes}>
          {matching.map((id) => (
            <li key={id}>
              <ForwardLink to={`${paths.finishes}#${id}`}>{finishNames[id]}</ForwardLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        heading={action.heading}
        text={action.text}
        actions={[
          { label: action.consultation, to: linkTo(paths.consultation, { topic: 'produkte', message: `${product.name}: ` }) },
          { label: action.samples, to: linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: product.sample }) },
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

/** The next product of the overview, after the last the first. */
function productAfter({ page }: Product): ProductCard {
  const cards = Object.values(productCards);
  const index = cards.findIndex((card) => card.page === page);
  return cards[(index + 1) % cards.length] ?? productCards[page];
}
