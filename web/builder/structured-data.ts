import { paths } from '../../shared/paths.ts';
import { trailTo } from '../components/trail.ts';
import { termLink } from '../content/deep-links.ts';
import { glossary, glossaryPage } from '../content/glossary.ts';
import { company } from '../content/owner/company.ts';
import type { Product } from '../content/product.ts';
import { products } from '../stone/products/products.ts';

/** A node of schema.org, as JSON-LD writes it. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const ORGANISATION = `${company.siteUrl}/#unternehmen`;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT_DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** `Mo-Fr`, `Sa` → the days between, in English. */
function daysOf(text: string): readonly string[] {
  const [first = '', last = first] = text.split('-');
  return DAYS.slice(SHORT_DAYS.indexOf(first), SHORT_DAYS.indexOf(last) + 1);
}

const clock = (time: string) => time.padStart(5, '0');

/** The company, with what the footer of every page says, and the picture of the page. */
const organisation = (image: string | undefined): SchemaNode => ({
  '@type': 'LocalBusiness',
  '@id': ORGANISATION,
  name: company.name,
  url: `${company.siteUrl}/`,
  telephone: company.phone,
  email: company.email,
  vatID: company.registration,
  logo: `${company.siteUrl}/icon-512.png`,
  areaServed: { '@type': 'Country', name: 'CH' },
  foundingDate: String(company.foundedInSwitzerland),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: 'CH',
  },
  openingHoursSpecification: company.openingHours.map(({ days, hours }) => {
    const [opens = '', closes = ''] = hours.split('-');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOf(days),
      opens: clock(opens),
      closes: clock(closes),
    };
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
const UNIT_CODES: Readonly<Record<string, string>> = {
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  'kg/m²': '28',
  'N/mm²': 'C56',
  'g/cm³': '23',
};

/** The bounds of a value that has any: «40–80», «bis 500», «über 50». */
function boundsOf(value: string): { readonly minValue?: number; readonly maxValue?: number } {
  const [, limit, first, last] = /^(bis |über )?(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?$/u.exec(value) ?? [];
  if (first && last) return { minValue: Number(first), maxValue: Number(last) };
  if (!first || !limit) return {};
  return limit === 'bis ' ? { maxValue: Number(first) } : { minValue: Number(first) };
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
    additionalProperty: facts.map(({ label, value, unit, note }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...boundsOf(value),
      ...(unit && { unitText: unit, unitCode: UNIT_CODES[unit] }),
      ...(note && { description: note }),
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
