import { surfacesIn } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import { inOneRun, type Body, type PdfSection } from '@works/stone/pdf/document-model';
import { productDrawings } from '@works/stone/products/product-drawings';
import { company } from '../../../../shared/owner/company.ts';
import { paths } from '../../../../shared/paths.ts';
import { products } from '../../../content/all-products.ts';
import { dataTexts as texts } from '../../../content/document-texts.ts';
import type { DocumentEntry } from '../../../content/documents.ts';
import { materialLibrary } from '../../../content/material-library.ts';
import { modelOffers } from '../../../content/model-offers.ts';
import { coveredBy } from '../../../content/product-downloads.ts';
import { productPage } from '../../../content/product-pages.ts';
import type { Product } from '../../../content/product.ts';
import { productPictureName } from '../../../pictures/picture-names.ts';
import { factTable } from '../library/technical-data.ts';

/** One row. */
const SWATCHES = 6;

/** Two pages for each product: what it is, where it is used and its limits, then its measures, features and finishes. */
export function dataSheet(file: DocumentEntry): Body {
  return { sections: coveredBy(file, products).flatMap(productSections) };
}

function productSections(product: Product): readonly PdfSection[] {
  const { page, name, intro, description, features, applicationsLabel, applications, limits } = product;
  return [
    {
      opening: { title: name, lead: intro, picture: productPictureName(page) },
      heading: texts.description,
      parts: [{ kind: 'text', paragraphs: description }],
    },
    { heading: applicationsLabel, parts: [{ kind: 'text', paragraphs: [inOneRun(applications)] }] },
    { heading: productPage.limits, parts: [{ kind: 'text', paragraphs: limits }] },
    {
      heading: modelOffers.heading,
      parts: [{ kind: 'text', paragraphs: [modelOffers.short, company.siteUrl + paths[page]] }],
    },
    {
      heading: productPage.facts.heading,
      newPage: true,
      parts: [factTable(product, true), { kind: 'drawing', drawing: productDrawings[page] }],
    },
    { heading: productPage.features, parts: [{ kind: 'list', items: features }] },
    {
      heading: productPage.finishes,
      note: materialLibrary.examples,
      parts: [{ kind: 'swatches', surfaces: surfacesIn(surfaces, product.finishes, SWATCHES) }],
    },
  ];
}
