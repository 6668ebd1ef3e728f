import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). What each means, and what may be left out: `schema.ts`. */
export const data = {
  name: { value: 'Musterstein (Schweiz) AG', confirmed: false },
  shortName: { value: 'Musterstein', confirmed: false },
  street: { value: 'Musterstrasse 1', confirmed: false },
  postalCode: { value: '8000', confirmed: false },
  city: 'Zürich',
  country: 'CH',
  latitude: { value: 47.377, confirmed: false },
  longitude: { value: 8.542, confirmed: false },
  phones: { value: [{ number: '+41 44 000 00 00' }], confirmed: false },
  email: { value: 'info@musterstein.example', confirmed: false },
  registration: { value: 'CHE-000.000.000 MWST', confirmed: false },
  siteUrl: { value: 'https://www.musterstein.example', confirmed: false },
  openingHours: {
    value: [
      { from: 'Mo', to: 'Fr', hours: [{ from: '7:00', to: '17:00' }] },
      { from: 'Sa', hours: [{ from: '8:00', to: '12:00' }] },
    ],
    confirmed: false,
  },
  projectWeeks: { value: { from: 4, to: 8 }, confirmed: false },
  mailboxProvider: { value: 'Musterpost AG, Zürich', confirmed: false },
  privacyStatementDate: { value: '23. November 2026', confirmed: false },
  founded: 2011,
  groupSince: 1970,
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
