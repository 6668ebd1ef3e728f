import type { CompanyData } from './company-data.ts';
import { toConfirm } from './to-confirm.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). What each means, and what may be left out: `company-data.ts`. */
export const company: CompanyData = {
  name: toConfirm('Musterstein (Schweiz) AG'),
  shortName: toConfirm('Musterstein'),
  street: toConfirm('Musterstrasse 1'),
  postalCode: toConfirm('8000'),
  city: 'Zürich',
  country: 'Schweiz',
  latitude: toConfirm(47.377),
  longitude: toConfirm(8.542),
  phones: toConfirm([{ number: '+41 44 000 00 00' }]),
  email: toConfirm('info@musterstein.example'),
  registration: toConfirm('CHE-000.000.000 MWST'),
  siteUrl: toConfirm('https://www.musterstein.example'),
  openingHours: toConfirm([
    { from: 'Mo', to: 'Fr', hours: [{ from: '7:00', to: '17:00' }] },
    { from: 'Sa', hours: [{ from: '8:00', to: '12:00' }] },
  ]),
  projectWeeks: toConfirm({ from: 4, to: 8 }),
  mailboxProvider: toConfirm('Musterpost AG, Zürich'),
  privacyStatementDate: toConfirm('23. November 2026'),
  foundedInSwitzerland: 2011,
  groupSince: 1970,
};
