import { company } from './owner/company.ts';

/** The postal address in one line. */
export const addressLine = `${company.street}, ${company.postalCode} ${company.city}`;

/** The opening hours in one line. Ranges have an en dash here; the data keeps the hyphen of docs/specification.md. */
export const openingHoursText = company.openingHours
  .map(({ days, hours }) => `${days} ${hours}`.replaceAll('-', '–'))
  .join(', ');

/** The phone number for a `tel:` link. */
export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`;

/** The e-mail address for a `mailto:` link. */
export const emailLink = `mailto:${company.email}`;
