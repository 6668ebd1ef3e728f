import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const data = {
  name: "D'Agostino & Frick Kunststeinfassadenelementeherstellungsvertriebsgesellschaft",
  shortName: "D'Agostino & Frick",
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  careOf: 'c/o Fiduciaire Cantin & Fils SA',
  street: 'Chemin de la Hauptstraße 27a',
  postBox: 'Case postale 118',
  postalCode: '3186',
  city: 'Düdingen',
  canton: 'FR',
  country: 'CH',
  latitude: 46.849,
  longitude: 7.189,
  phones: [
    { number: '+41 26 493 11 80', use: 'Büro' },
    { number: '+41 79 218 64 03', use: 'Werk' },
  ],
  email: 'planung.beratung.bemusterung.fassaden@kunststein-werke-am-mühlebach-frick.swiss',
  registration: 'CHE-304.512.884 TVA',
  siteUrl: 'https://www.dagostino-frick.ch',
  openingHours: [
    {
      from: 'Mo',
      to: 'Do',
      hours: [
        { from: '7:30', to: '11:45' },
        { from: '13:15', to: '17:30' },
      ],
    },
    { from: 'Fr', hours: [{ from: '7:30', to: '11:45' }] },
  ],
  sites: [
    {
      use: 'Werk und Ausstellung',
      street: 'Kiesgrubenweg 4',
      postalCode: '5070',
      city: 'Frick',
      phone: '+41 62 871 40 09',
    },
  ],
  contacts: [
    { name: "Nadja D'Agostino", task: 'Fassaden', email: 'fassaden@kunststein-werke-am-mühlebach-frick.swiss' },
  ],
  projectWeeks: { from: 6, to: 14 },
  mailboxProvider: 'Infomaniak Network SA, Genf',
  privacyStatementDate: '1. Februar 2027',
  founded: 1998,
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
