import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const data = {
  name: 'Bürgi & Söhne Kunststein- und Terrazzowerke Zentralschweiz AG',
  shortName: 'Bürgi Kunststein',
  street: 'Äussere Güterstrasse 147b',
  postalCode: '6312',
  city: 'Steinhausen',
  country: 'CH',
  latitude: 47.195,
  longitude: 8.486,
  phones: [{ number: '+41 41 748 23 90' }],
  email: 'kontakt@buergi-kunststein.ch',
  registration: 'CHE-116.281.710 MWST',
  siteUrl: 'https://www.buergi-kunststein.ch',
  openingHours: [
    { from: 'Mo', to: 'Do', hours: [{ from: '6:45', to: '12:00' }] },
    { from: 'Fr', hours: [{ from: '6:45', to: '11:30' }] },
  ],
  projectWeeks: { from: 6, to: 14 },
  mailboxProvider: 'Hostpoint AG, Rapperswil-Jona',
  privacyStatementDate: '4. Januar 2027',
  founded: 2011,
  groupSince: 1970,
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
