import { Fragment } from 'react';
import { paths } from '../../../shared/paths.ts';
import { PLANNER_ANCHOR } from '../../../shared/stone-addresses.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { useGallery } from '../../components/figures/use-gallery.tsx';
import hidden from '../../components/hidden.module.css';
import { JumpLink } from '../../components/page/BackLink.tsx';
import { BelowFirstView } from '../../components/page/BelowFirstView.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { linkTo } from '../../content/deep-links.ts';
import { galleryWords } from '../../content/gallery.ts';
import { plannerOffer } from '../../content/planner-offer.ts';
import { productPage } from '../../content/product-pages.ts';
import { DimensionedDrawing } from '../../drawings/DimensionedDrawing.tsx';
import { PlannerSection } from '../../tools/planner/PlannerSection.tsx';
import { SurfaceBand } from '../../tools/surfaces/SurfaceBand.tsx';
import type { ProductModule } from './product-module.ts';
import styles from './Product.module.css';
import { CloseUps } from './sections/CloseUps.tsx';
import { DrawingPart } from './sections/DrawingPart.tsx';
import { Facts, FactsPart } from './sections/FactsPart.tsx';
import { FeaturesPart } from './sections/FeaturesPart.tsx';
import { NextProduct } from './sections/NextProduct.tsx';
import { isInPlace, pagePictures } from './sections/page-pictures.ts';
import { SurfacesPart } from './sections/SurfacesPart.tsx';
import { UsesPart } from './sections/UsesPart.tsx';

/** How the picture is placed in the first view, its width there, and in which order the parts below the planner follow. */
const SPREADS = {
  'facts-first': {
    layout: 'facts',
    sizes: 'max(65vw, 115vh)',
    order: ['closeUps', 'uses', 'features', 'surfaces'],
  },
  'drawing-first': {
    layout: 'drawing',
    sizes: 'max(50vw, 105vh)',
    order: ['closeUps', 'features', 'surfaces', 'uses'],
  },
  'place-first': {
    layout: 'place',
    sizes: 'max(58vw, 130vh)',
    order: ['surfaces', 'uses', 'closeUps', 'features'],
  },
} as const;

type Props = PageProps & ProductModule;

/** The page of every product: facts, section, properties, limits, surfaces; its content declares what is beside the picture that opens it. */
export function Page({ path, product, pictures }: Props) {
  const { action } = productPage;
  const { name, spread } = product;
  const { layout, sizes, order } = SPREADS[spread];
  const isDrawingFirst = layout === 'drawing';
  const { stone, opening, further } = pagePictures({ product, pictures });
  const { open, view } = useGallery(
    [opening, ...further]
      .filter((picture) => picture !== undefined)
      .map((picture) => ({ title: isInPlace(picture, product) ? name : galleryWords.closeUpOf(name), picture })),
  );
  const parts = {
    closeUps: further.length > 0 && <CloseUps pictures={further} onEnlarge={open} />,
    uses: <UsesPart product={product} />,
    features: <FeaturesPart product={product} />,
    surfaces: <SurfacesPart product={product} stone={stone} />,
  };
  return (
    <div className={styles.page}>
      <PageHeader
        path={path}
        badge={product.badge}
        heading={name}
        intro={product.intro}
        back={{ to: paths.products, label: productPage.back }}
        opening={
          opening ? (
            <Figure
              picture={opening}
              sizes={`(min-aspect-ratio: 11/5) max(59vw, 120vh), (min-width: 64em) ${sizes}`}
              ratio="banner"
              isBleed
              priority
              onEnlarge={open}
            />
          ) : (
            product.stone && <SurfaceBand number={product.stone} />
          )
        }
        layout={layout}
        {...(isDrawingFirst && {
          facts: <FactsPart product={product} />,
          drawing: <DimensionedDrawing name={product.page} />,
        })}
      >
        <p className={hidden.withoutScript}>
          <JumpLink to={PLANNER_ANCHOR}>{plannerOffer.heading}</JumpLink>
        </p>
        {!isDrawingFirst && <Facts product={product} />}
      </PageHeader>
      <BelowFirstView>
        <div className={styles.parts}>
          {!isDrawingFirst && <DrawingPart product={product} />}
          <PlannerSection key={product.page} product={product} />
          {order.map((part) => (
            <Fragment key={part}>{parts[part]}</Fragment>
          ))}
        </div>
        <ClosingCall
          heading={action.heading}
          text={action.text}
          actions={[
            { label: action.consultation, to: linkTo(paths.consultation, { topic: 'produkte', message: `${name}: ` }) },
            { label: action.samples, to: linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: product.sample }) },
            { label: action.downloads, to: paths.productDownloads },
          ]}
        />
        <NextProduct product={product} />
      </BelowFirstView>
      {view}
    </div>
  );
}
