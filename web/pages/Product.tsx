import { Fragment, type ReactNode } from 'react';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { Figure } from '../components/Figure.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import type { PageProps } from '../components/page-props.ts';
import { useGallery } from '../components/use-gallery.tsx';
import { linkTo, productFilesLink } from '../content/deep-links.ts';
import { galleryWords } from '../content/gallery.ts';
import type { Spread } from '../content/product.ts';
import { productPage } from '../content/product-pages.ts';
import { CloseUps } from '../product/CloseUps.tsx';
import { DrawingPart } from '../product/DrawingPart.tsx';
import { FactsPart } from '../product/FactsPart.tsx';
import { FeaturesPart } from '../product/FeaturesPart.tsx';
import { LimitsPart } from '../product/LimitsPart.tsx';
import { NextProduct } from '../product/NextProduct.tsx';
import { pagePictures } from '../product/page-pictures.ts';
import type { ProductModule } from '../product/product-module.ts';
import { Situation } from '../product/Situation.tsx';
import { SurfacesPart } from '../product/SurfacesPart.tsx';
import { PlannerSection } from '../planner/PlannerSection.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './Product.module.css';

type Part = 'drawing' | 'facts' | 'features' | 'closeUps' | 'situation' | 'limits' | 'surfaces';

/** The order of the parts: no two that follow each other have the same structure. `picture-first` has its picture beside the heading. */
const SPREADS: Readonly<Record<Spread, readonly Part[]>> = {
  'picture-first': ['facts', 'drawing', 'features', 'closeUps', 'limits', 'surfaces'],
  'drawing-first': ['drawing', 'facts', 'closeUps', 'features', 'situation', 'limits', 'surfaces'],
  'detail-first': ['closeUps', 'features', 'drawing', 'facts', 'situation', 'limits', 'surfaces'],
};

const CLOSE_UPS = { 'picture-first': 'pair', 'drawing-first': 'small-before', 'detail-first': 'small-after' } as const;

/** Beside the heading's words: eight of twelve columns. */
const OPENING = '(min-width: 108em) 64rem, (min-width: 64em) 60vw, 100vw';

type Props = PageProps & ProductModule;

/** The page of every product, in the order that its content declares. */
export function Page({ path, product, pictures }: Props) {
  const { action } = productPage;
  const { name, spread } = product;
  const { whole, close } = pagePictures({ product, pictures });
  const { open, view } = useGallery([
    ...close.map((picture) => ({ title: galleryWords.closeUpOf(name), picture })),
    ...(whole ? [{ title: name, picture: whole }] : []),
  ]);
  const parts: Readonly<Record<Part, ReactNode>> = {
    drawing: <DrawingPart product={product} />,
    facts: <FactsPart product={product} />,
    features: <FeaturesPart product={product} />,
    closeUps: (
      <CloseUps
        pictures={close}
        layout={CLOSE_UPS[spread]}
        isOpening={spread === 'detail-first'}
        onEnlarge={open}
      />
    ),
    situation: <Situation picture={whole} onEnlarge={open} />,
    limits: <LimitsPart product={product} />,
    surfaces: <SurfacesPart product={product} />,
  };
  return (
    <>
      <PageHeader
        path={path}
        badge={product.badge}
        heading={name}
        intro={product.intro}
        back={{ to: paths.products, label: productPage.back }}
        figure={spread === 'picture-first' && <Figure picture={whole} sizes={OPENING} priority onEnlarge={open} />}
      />
      <div className={styles.parts}>
        {SPREADS[spread].map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </div>
      <PlannerSection key={product.page} product={product} />
      <ClosingCall
        heading={action.heading}
        text={action.text}
        actions={[
          { label: action.consultation, to: linkTo(paths.consultation, { topic: 'produkte', message: `${name}: ` }) },
          { label: action.samples, to: linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: product.sample }) },
          { label: action.downloads, to: productFilesLink(product.page) },
        ]}
      />
      <NextProduct product={product} />
      {view}
    </>
  );
}
