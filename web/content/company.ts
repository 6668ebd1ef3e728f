/**
 * Who we are: the one place for the company's own data.
 * The values below are placeholders; the production stage can't be synthesised until they are replaced (decisions.md D12).
 */
export const company = {
  name: 'Musterstein (Schweiz) AG',
  shortName: 'Musterstein',
  street: 'Musterstrasse 1',
  postalCode: '8000',
  city: 'Zürich',
  country: 'Schweiz',
  /** Of the town, in degrees (WGS 84): its place on the map of the contact page. */
  latitude: 47.377,
  longitude: 8.542,
  phone: '+41 44 000 00 00',
  email: 'info@musterstein.example',
  /** UID, as the commercial register and the VAT administration write it. */
  registration: 'CHE-000.000.000 MWST',
  /** Address of the published site, without a slash at the end. */
  siteUrl: 'https://www.musterstein.example',
  openingHours: [
    { days: 'Mo-Fr', hours: '7:00-17:00' },
    { days: 'Sa', hours: '8:00-12:00' },
  ],
  foundedInSwitzerland: 2011,
  groupSince: 1970,
} as const;

const SAMPLE_VALUE = /muster|\.example$|000 00 00|000\.000/i;

/** Names of the facts above that are still placeholders. */
export const openPlaceholders: readonly string[] = Object.entries(company)
  .filter(([, value]) => typeof value === 'string' && SAMPLE_VALUE.test(value))
  .map(([name]) => name);

/** The postal address in one line. */
export const addressLine = `${company.street}, ${company.postalCode} ${company.city}`;

/** The opening hours in one line. Ranges have an en dash here; the data keeps the hyphen of docs/specification.md. */
export const openingHoursText = company.openingHours.map(({ days, hours }) => `${days} ${hours}`.replaceAll('-', '–')).join(', ');

/** The phone number for a `tel:` link. */
export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`;

/** The e-mail address for a `mailto:` link. */
export const emailLink = `mailto:${company.email}`;
