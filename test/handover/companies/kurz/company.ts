import type { CompanyData } from './company-data.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const company: CompanyData = {
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
};
