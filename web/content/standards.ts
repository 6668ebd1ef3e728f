import { statements } from '../../shared/owner/statements.ts';
import { qualityCertificate } from './certificate-groups.ts';

/** A standard that the site names, and what it is about. */
interface StandardEntry {
  readonly title: string;
  readonly family: 'SN EN' | 'SIA und VSS' | 'DIN' | 'ISO';
  /** The part of a building that it concerns. */
  readonly part: string;
  readonly subject: string;
}

/** In the order in which a tender needs them: product, execution, test, organisation. */
export const standardEntries: readonly StandardEntry[] = [
  {
    title: 'SN EN 1338',
    family: 'SN EN',
    part: 'Pflastersteine',
    subject: 'Pflastersteine aus Beton: Anforderungen und Prüfverfahren',
  },
  {
    title: 'SN EN 1339',
    family: 'SN EN',
    part: 'Platten',
    subject: 'Platten aus Beton: Anforderungen und Prüfverfahren',
  },
  {
    title: 'SN EN 1340',
    family: 'SN EN',
    part: 'Bordsteine',
    subject: 'Bordsteine aus Beton: Anforderungen und Prüfverfahren',
  },
  ...[
    { ...statements.terrazzoStandard, part: 'Terrazzo' },
    { ...statements.stairStandard, part: 'Treppen' },
    { ...statements.wallStandard, part: 'Wandelemente' },
    { ...statements.furnitureStandard, part: 'Kleinarchitektur' },
  ].map((standard) => ({ ...standard, family: 'SN EN' }) as const),
  {
    title: 'SIA 318',
    family: 'SIA und VSS',
    part: 'Wege, Plätze, Gartentreppen',
    subject: 'Garten- und Landschaftsbau',
  },
  {
    title: statements.roadStandard.title,
    family: 'SIA und VSS',
    part: 'Befahrene Flächen',
    subject: statements.roadStandard.subject,
  },
  {
    title: 'DIN EN 1338',
    family: 'DIN',
    part: 'Aussenbeläge',
    subject: 'Prüfung des Frostwiderstands',
  },
  {
    title: 'DIN EN 1341',
    family: 'DIN',
    part: 'Bodenbeläge',
    subject: 'Abriebfestigkeit, Klasse A',
  },
  {
    title: 'DIN 18500',
    family: 'DIN',
    part: 'Sichtbeton',
    subject: 'Toleranzen',
  },
  ...(qualityCertificate
    ? [
        {
          title: qualityCertificate.title,
          family: 'ISO',
          part: 'Betrieb',
          subject: 'Qualitätsmanagement; bewertet kein einzelnes Produkt',
        } as const,
      ]
    : []),
];

export const standardsTexts = {
  columns: { title: 'Norm', part: 'Bauteil', subject: 'Gegenstand' },
  families: {
    'SN EN': 'Produktnormen',
    'SIA und VSS': 'Planung und Ausführung',
    DIN: 'Prüfungen und Toleranzen',
    ISO: 'Managementsystem',
  },
  wording: 'Eigenschaften ausschreiben',
  wordingColumns: { product: 'Produkt', property: 'Eigenschaft', requirement: 'Bereich' },
  wordingText:
    'Nennen Sie Eigenschaft, Wert oder Klasse und Prüfgrundlage zusammen. Die Tabelle zeigt den Bereich, in dem ein Produkt liegt; ausgeschrieben wird daraus ein einzelner Wert. Vorgaben dafür enthalten die Ausschreibungstexte.',
} as const;
