import { toConfirm } from './to-confirm.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const company = {
  name: toConfirm('Musterstein (Schweiz) AG'),
  /** In the header, which has room for 18 letters. */
  shortName: toConfirm('Musterstein'),
  street: toConfirm('Musterstrasse 1'),
  postalCode: toConfirm('8000'),
  city: 'Zürich',
  country: 'Schweiz',
  /** Of the town, in degrees (WGS 84): its place on the map of the contact page. */
  latitude: toConfirm(47.377),
  longitude: toConfirm(8.542),
  phone: toConfirm('+41 44 000 00 00'),
  email: toConfirm('info@musterstein.example'),
  /** UID, as the commercial register and the VAT administration write it. */
  registration: toConfirm('CHE-000.000.000 MWST'),
  /** Address of the published site, without a slash at the end. */
  siteUrl: toConfirm('https://www.musterstein.example'),
  /** Ranges with a hyphen, as docs/specification.md writes them. */
  openingHours: toConfirm([
    { days: 'Mo-Fr', hours: '7:00-17:00' },
    { days: 'Sa', hours: '8:00-12:00' },
  ]),
  /** Average duration of a project. */
  projectWeeks: toConfirm({ from: 4, to: 8 }),
  /** Who keeps the mailboxes of the employees: a recipient in terms of data protection law. */
  mailboxProvider: toConfirm('Musterpost AG, Zürich'),
  /** Since when the privacy statement has its present text. */
  privacyStatementDate: toConfirm('23. November 2026'),
  foundedInSwitzerland: 2011,
  groupSince: 1970,
} as const;
