import { paths } from '../../../shared/paths.ts';
import { PLANNER_ANCHOR } from '../../../shared/stone-addresses.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { ForwardLink, JumpLink } from '../../components/page/BackLink.tsx';
import { Badge } from '../../components/page/Badge.tsx';
import { BelowFirstView } from '../../components/page/BelowFirstView.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import section from '../../components/page/Section.module.css';
import { Prose, Section } from '../../components/page/Section.tsx';
import { FigureValue } from '../../components/tables/KeyFigures.tsx';
import lists from '../../components/text/Lists.module.css';
import { RunningText } from '../../components/text/RunningText.tsx';
import { atelierOffer } from '../../content/atelier-offer.ts';
import { linkTo, NATURAL_STONE_ANCHOR, OFFER_ANCHOR } from '../../content/deep-links.ts';
import { pictureKind } from '../../content/layout-words.ts';
import { productCards } from '../../content/product-cards.ts';
import { swatchWords } from '../../content/swatch-words.ts';
import { atelierLink } from '../../content/tool-links.ts';
import { plannerOverview } from '../../content/tools.ts';
import { productPicture } from '../../pictures/product-pictures.ts';
import type { SitePicture } from '../../pictures/variants.ts';
import { ProjectSection } from '../../tools/planner/ProjectSection.tsx';
import { shownSurfaces } from '../../tools/surfaces/shown-surfaces.ts';
import { SurfaceSwatches } from '../../tools/surfaces/SurfaceSwatches.tsx';
import styles from './Products.module.css';
import { productsOverview } from './words.ts';

const cards = Object.values(productCards);
/** All or none: a card without a picture among others would look forgotten. */
const isPictured = cards.every(({ page }) => productPicture(page));

/** Width of a picture with its cropped edges, as Products.module.css lays out the rows of two, three, two and two. */
const WIDE = '(min-width: 108em) 71rem, (min-width: 64em) 52vw, (min-width: 40em) 46vw, 96vw';
const HALF = '(min-width: 108em) 63rem, (min-width: 64em) 44vw, (min-width: 40em) 46vw, 96vw';
const THIRD = '(min-width: 108em) 43rem, (min-width: 64em) 31vw, (min-width: 40em) 46vw, 96vw';
const SIZES = [WIDE, HALF, THIRD, THIRD, THIRD, HALF, WIDE, HALF, HALF];

/** All categories, each with the figure it is known by. */
export function Page({ path }: PageProps) {
  const { heading, intro, material, naturalStone, offer, downloads } = productsOverview;
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro}>
        <p>
          <JumpLink to={PLANNER_ANCHOR}>{plannerOverview.heading}</JumpLink>
        </p>
      </PageHeader>
      <ProjectSection />
      <ul className={isPictured ? `${styles.products} ${styles.pictured}` : styles.products}>
        {cards.map(({ page, name, badge, card, keyFact }, index) => (
          <li key={page} className={styles.product}>
            {isPictured && <Figure picture={briefly(productPicture(page))} ratio="3x2" sizes={SIZES[index] ?? HALF} />}
            <div className={styles.head}>
              <h2 className={styles.name}>
                <PageLink to={paths[page]}>{name}</PageLink>
              </h2>
              <Badge>{badge}</Badge>
            </div>
            <p className={styles.text}>
              <RunningText>{card}</RunningText>
            </p>
            <p className={styles.fact}>
              <FigureValue {...keyFact} />
              <span className={styles.label}>{keyFact.label}</span>
            </p>
          </li>
        ))}
      </ul>
      <BelowFirstView>
        <SurfaceSwatches surfaces={shownSurfaces} heading={swatchWords.heading} />
        <Section id="material" heading={material.heading}>
          <Prose paragraphs={material.paragraphs} isStated />
          <ForwardLink to={atelierLink}>{atelierOffer.heading}</ForwardLink>
        </Section>
        <Section id={PLANNER_ANCHOR} heading={plannerOverview.heading} intro={plannerOverview.text}>
          <ul className={lists.columns}>
            {cards.map(({ page, name }) => (
              <li key={page}>
                <ForwardLink to={`${paths[page]}#${PLANNER_ANCHOR}`}>{name}</ForwardLink>
              </li>
            ))}
          </ul>
        </Section>
        <div className={section.section}>
          <div className={`${section.inner} ${styles.pair}`}>
            <section id={NATURAL_STONE_ANCHOR} aria-label={naturalStone.heading}>
              <h2>{naturalStone.heading}</h2>
              <Prose paragraphs={[naturalStone.text]} />
              <ForwardLink to={linkTo(paths.contact, { message: naturalStone.message })}>
                {naturalStone.link}
              </ForwardLink>
            </section>
            <section id={OFFER_ANCHOR} aria-label={offer.heading}>
              <h2>{offer.heading}</h2>
              <Prose paragraphs={offer.paragraphs} />
              <ForwardLink to={paths.sales}>{offer.links.sales}</ForwardLink>
              <ForwardLink to={paths.consultation}>{offer.links.consultation}</ForwardLink>
            </section>
          </div>
        </div>
        <ClosingCall
          heading={downloads.heading}
          text={downloads.text}
          actions={[{ label: downloads.link, to: paths.productDownloads }]}
        />
      </BelowFirstView>
    </>
  );
}

/** Of its caption the stone, if it has one, and its kind: place and format are on the page of the product. */
const briefly = (picture: SitePicture | undefined): SitePicture | undefined =>
  picture?.stone ? { ...picture, caption: `${picture.stone.label}, ${pictureKind(picture)}` } : picture;
