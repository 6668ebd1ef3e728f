import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const data = {
  name: 'Kurz',
  shortName: 'Kurz',
  street: 'Dorf 3',
  postalCode: '9050',
  city: 'Appenzell',
  country: 'Schweiz',
  latitude: 47.331,
  longitude: 9.409,
  phones: [{ number: '+41 71 787 00 21' }],
  email: 'post@kurz-kunststein.ch',
  siteUrl: 'https://www.kurz-kunststein.ch',
  openingHours: [{ from: 'Mo', to: 'Do', hours: [{ from: '8:00', to: '16:30' }] }],
  privacyStatementDate: '1. März 2027',
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
