import type { Company } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** Who we are: the one place for the company's own data (decisions.md D12). */
export const data = {
  name: 'Frères Bürgisser & Associés – Kunststein / Pierre artificielle Sàrl',
  shortName: 'Frères Bürgisser',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  careOf: 'c/o Fiduciaire Cantin & Fils SA',
  street: 'Route des Carrières 27a',
  postBox: 'Case postale 118',
  postalCode: '3186',
  city: 'Düdingen',
  canton: 'FR',
  country: 'Schweiz',
  latitude: 46.849,
  longitude: 7.189,
  phones: [
    { number: '+41 26 493 11 80', use: 'Büro' },
    { number: '+41 79 218 64 03', use: 'Werk' },
  ],
  email: 'bureau@freres-buergisser.ch',
  registration: 'CHE-208.415.363 TVA',
  siteUrl: 'https://www.freres-buergisser.ch',
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
  projectWeeks: { from: 6, to: 14 },
  mailboxProvider: 'Infomaniak Network SA, Genf',
  privacyStatementDate: '1. Februar 2027',
  founded: 1998,
} as const satisfies Draft<Company>;

export const company: Company = valuesOf(data);
