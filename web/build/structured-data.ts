import { company } from '../content/company.ts';
import type { Product } from '../content/product.ts';
import { products } from '../content/products.ts';
import { trailTo } from '../components/trail.ts';
import { paths } from '../../shared/paths.ts';

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

/** The company, with what the footer of every page says. */
export const organisation: SchemaNode = {
  '@type': 'LocalBusiness',
  '@id': ORGANISATION,
  name: company.name,
  url: `${company.siteUrl}/`,
  telephone: company.phone,
  email: company.email,
  vatID: company.registration,
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
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens: clock(opens), closes: clock(closes) };
  }),
};

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

/** The facts of the technical table and the picture; no price, since the page names none. */
function productNode({ page, name, intro, badge, facts }: Product, image: string | undefined): SchemaNode {
  return {
    '@type': 'Product',
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
      ...(unit && { unitText: unit }),
      ...(note && { description: note }),
    })),
  };
}

/**
 * A page's data for search engines, all of it visible on the page (specification section 2).
 * @param image absolute address of the picture of the page, if it has one
 */
export function structuredData(path: string, image?: string): readonly SchemaNode[] {
  const product = products.find(({ page }) => paths[page] === path);
  return [organisation, breadcrumb(path), product && productNode(product, image)].filter((node) => node !== undefined);
}
