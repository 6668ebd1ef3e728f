import type { Certificate } from './certificate.ts';

/** First and last year of all certificates (decisions.md D11). */
export const certificateYears = { first: 2025, last: 2029 };

export const certificates: readonly Certificate[] = [
  {
    title: 'SN EN 1339',
    category: 'Produktnorm',
    description: 'Platten aus Beton, Zertifikat der werkseigenen Produktionskontrolle.',
  },
  {
    title: 'SN EN 1338',
    category: 'Produktnorm',
    description: 'Pflastersteine aus Beton, Zertifikat der werkseigenen Produktionskontrolle.',
  },
  {
    title: 'ISO 9001:2015',
    category: 'Managementsystem',
    description: 'Geregelte Abläufe von der Anfrage bis zur Lieferung, jährlich überprüft.',
  },
  {
    title: 'CE-Kennzeichnung',
    category: 'Konformität',
    description: 'Leistungserklärungen zu Platten und Stufen liegen der Lieferung bei.',
  },
  {
    title: 'SN EN 1340',
    category: 'Produktnorm',
    description: 'Bordsteine aus Beton, Zertifikat der werkseigenen Produktionskontrolle.',
  },
  {
    title: 'Umweltzertifikat',
    category: 'Umwelt',
    description: 'Betriebliches Umweltmanagement im Werk, Geltungsbereich gemäss Original.',
  },
];
