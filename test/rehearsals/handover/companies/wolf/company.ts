import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const data = {
  name: 'Wolf',
  shortName: 'Wolf',
  street: 'Dorf 3',
  postalCode: '9490',
  city: 'Vaduz',
  country: 'LI',
  phones: [{ number: '+423 232 00 21' }],
  email: 'post@wolf-kunststein.li',
  siteUrl: 'https://www.wolf-kunststein.li',
  openingHours: [{ from: 'Mo', to: 'Do', hours: [{ from: '8:00', to: '16:30' }] }],
  privacyStatementDate: '1. März 2027',
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
