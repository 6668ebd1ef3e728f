import type { FactUnit, TechnicalFact } from '@works/stone/facts/technical-fact';
import { mainPhone } from '../../shared/company/company-words.ts';
import { company } from '../../shared/owner/company.ts';
import { daysOf, type Day } from '../../shared/owner/week.ts';
import { paths } from '../../shared/paths.ts';
import { trailTo } from '../components/page/trail.ts';
import { products } from '../content/all-products.ts';
import { termLink } from '../content/deep-links.ts';
import { glossary, glossaryPage } from '../content/glossary.ts';
import type { Product } from '../content/product.ts';
import { inCantons } from '../content/statistics.ts';

/** A node of schema.org, as JSON-LD writes it. */
interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const ORGANISATION = `${company.siteUrl}/#unternehmen`;

const DAYS: Readonly<Record<Day, string>> = {
  Mo: 'Monday',
  Di: 'Tuesday',
  Mi: 'Wednesday',
  Do: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  So: 'Sunday',
};

const clock = (time: string) => time.padStart(5, '0');

/** The company, with what the footer of every page says, and the picture of the page. */
const organisation = (image: string | undefined): SchemaNode => ({
  '@type': 'LocalBusiness',
  '@id': ORGANISATION,
  name: company.name,
  url: `${company.siteUrl}/`,
  ...(mainPhone && { telephone: mainPhone }),
  email: company.email,
  ...(company.registration && { vatID: company.registration }),
  logo: `${company.siteUrl}/icon-512.png`,
  areaServed: { '@type': 'Country', name: inCantons === undefined ? company.country : 'CH' },
  ...(company.founded && { foundingDate: String(company.founded) }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    ...(company.canton && { addressRegion: company.canton }),
    ...(company.postBox && { postOfficeBoxNumber: company.postBox }),
    addressCountry: company.country,
  },
  ...(company.openingHours.length > 0 && {
    openingHoursSpecification: company.openingHours.flatMap((entry) =>
      entry.hours.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(entry).map((day) => DAYS[day]),
        opens: clock(span.from),
        closes: clock(span.to),
      })),
    ),
  }),
  ...(image && { image }),
});

function breadcrumb(path: string): SchemaNode | undefined {
  const trail = trailTo(path);
  if (trail.length < 2) return undefined;
  const itemListElement = trail.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: company.siteUrl + href,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** UN/CEFACT codes of the units of the facts. */
const UNIT_CODES: Readonly<Record<FactUnit, string>> = {
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  'kg/m²': '28',
  'N/mm²': 'C56',
  'g/cm³': '23',
};

/** The bounds of what is permitted, if it has any. */
function boundsOf(fact: TechnicalFact): { readonly minValue?: number; readonly maxValue?: number } {
  if ('least' in fact) return { minValue: fact.least, maxValue: fact.most };
  if ('above' in fact) return { minValue: fact.above };
  return 'most' in fact && typeof fact.most === 'number' ? { maxValue: fact.most } : {};
}

/** A group of products, made to measure: no offer and no price, since the page names none. With the facts of the technical table. */
function productNode({ page, name, intro, badge, facts }: Product, image: string | undefined): SchemaNode {
  return {
    '@type': 'ProductGroup',
    name,
    description: intro,
    category: badge,
    ...(image && { image }),
    url: company.siteUrl + paths[page],
    manufacturer: { '@id': ORGANISATION },
    additionalProperty: facts.map((fact) => ({
      '@type': 'PropertyValue',
      name: fact.label,
      value: fact.value,
      ...boundsOf(fact),
      ...(fact.unit && { unitText: fact.unit, unitCode: UNIT_CODES[fact.unit] }),
      ...(fact.note && { description: fact.note }),
    })),
  };
}

/** The glossary of its page. */
const terms: SchemaNode = {
  '@type': 'DefinedTermSet',
  name: glossaryPage.heading,
  url: company.siteUrl + paths.technicalInfo,
  hasDefinedTerm: glossary.map(({ term, also, definition }) => ({
    '@type': 'DefinedTerm',
    '@id': company.siteUrl + termLink(term),
    name: term,
    ...(also && { alternateName: also }),
    description: definition,
  })),
};

/**
 * A page's data for search engines, all of it visible on the page (specification section 2).
 * @param image absolute address of the picture of the page, if it has one
 */
export function structuredData(path: string, image?: string): readonly SchemaNode[] {
  const product = products.find(({ page }) => paths[page] === path);
  return [
    organisation(image),
    breadcrumb(path),
    product && productNode(product, image),
    path === paths.technicalInfo ? terms : undefined,
  ].filter((node) => node !== undefined);
}
