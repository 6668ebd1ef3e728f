import { inList } from '@works/stone/language';
import { numberWord, numberWordAtStart } from '../../shared/language.ts';
import type { Certificate } from '../../shared/owner/schema.ts';
import { productPages } from '../../shared/paths.ts';
import { otherCertificates, productStandards, qualityCertificate } from './certificate-groups.ts';
import type { DocumentEntry } from './documents.ts';

/** Categories by their ids, which addresses contain. */
export const categoryNames = {
  alle: 'Alle',
  zertifikate: 'Zertifikate',
  verlegung: 'Verlegeanleitungen',
  pflege: 'Pflegehinweise',
  oberflaechen: 'Oberflächenbehandlung',
  daten: 'Technische Datenblätter',
  normen: 'Normen & Standards',
} as const;

export type Category = keyof typeof categoryNames;

/** A document of the library. */
export interface LibraryDocument extends DocumentEntry {
  readonly category: Exclude<Category, 'alle'>;
  readonly format: 'PDF';
  readonly description: string;
}

/** A button that sets search and category. */
interface QuickFilter {
  readonly label: string;
  readonly search: string;
  readonly category: Category;
}

const format = 'PDF';
/** Titles that a heading has room for. */
const MOST_TITLES = 4;

/** Id of the document about certificates that are neither product standards nor about quality: `zertifikate-ce-umwelt`. */
export const otherCertificatesDocument =
  otherCertificates.length > MOST_TITLES
    ? 'zertifikate-weitere'
    : ['zertifikate', ...otherCertificates.map(({ id }) => id)].join('-');

export const documents: readonly LibraryDocument[] = [
  ...certificateDocuments(),
  {
    id: 'verlegung-splittbett',
    number: 201,
    title: 'Verlegung im Splittbett',
    category: 'verlegung',
    format,
    description:
      'Ungebundene Bauweise mit Bettung, Sandfuge, Oberbau und den Punkten, die vor dem Verlegen zu prüfen sind.',
  },
  {
    id: 'verlegung-moertel-drainmoertel',
    number: 202,
    title: 'Verlegung in Mörtel und Drainmörtel',
    category: 'verlegung',
    format,
    description:
      'Gebundene Bauweise für Terrassen, Treppen und befahrene Flächen: Bettdicken, Haftbrücke, Mörtel- und Drainfuge.',
  },
  {
    id: 'verlegung-kleber',
    number: 203,
    title: 'Verlegung mit Kleber',
    category: 'verlegung',
    format,
    description: 'Dünnes Bett auf ebenem Grund, für Innenböden, Bodenheizung und Wandflächen.',
  },
  {
    id: 'pflege-oberflaechen',
    number: 301,
    title: 'Reinigung und Pflege nach Oberfläche',
    category: 'pflege',
    format,
    description: 'Vorgehen, Häufigkeit und Geräte für alle sechs Oberflächen, dazu was dem Stein schadet.',
  },
  {
    id: 'pflege-flecken',
    number: 302,
    title: 'Flecken entfernen',
    category: 'pflege',
    format,
    description:
      'Öl, Rost, Kalk, Bewuchs, Getränke und Farbe: Arbeitsschritte in der richtigen Reihenfolge und Warnungen.',
  },
  {
    id: 'pflege-jahreslauf',
    number: 303,
    title: 'Pflege im Jahreslauf',
    category: 'pflege',
    format,
    description:
      'Aufgaben für Frühling, Sommer, Herbst und Winter mit Prioritäten, für Hauswartung und Privathaushalt.',
  },
  {
    id: 'oberflaechen-vergleich',
    number: 401,
    title: 'Sechs Oberflächen im Vergleich',
    category: 'oberflaechen',
    format,
    description:
      'Geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert nach Griff, Farbe, Pflege und Einsatz.',
  },
  {
    id: 'oberflaechen-schutz',
    number: 402,
    title: 'Imprägnieren und Hydrophobieren',
    category: 'oberflaechen',
    format,
    description: 'Wie die Mittel wirken, wann sie aufgetragen werden und wo sie nichts nützen.',
  },
  {
    id: 'technische-daten-produkte',
    number: 501,
    title: `Technische Daten der ${numberWord(productPages.length)} Produktgruppen`,
    category: 'daten',
    format,
    description: 'Masse, Klassen und Toleranzen aller Produkte auf wenigen Seiten, zum Nachschlagen im Vorprojekt.',
  },
  {
    id: 'pruefergebnisse',
    number: 502,
    title: 'Prüfergebnisse im Überblick',
    category: 'daten',
    format,
    description:
      'Rutschhemmung R11–R13, Frost Klasse\u00a03, Druckfestigkeit mindestens\u00a065\u00a0N/mm² und Tausalz Klasse\u00a03, mit Erläuterung.',
  },
  {
    id: 'normen-uebersicht',
    number: 601,
    title: 'Normenübersicht für Planung und Ausschreibung',
    category: 'normen',
    format,
    description:
      'Welche SN-, SIA-, VSS- und DIN-Norm welches Bauteil betrifft, vom Bordstein bis zur Sichtbetonfläche.',
  },
  {
    id: 'regeln-des-planers',
    number: 602,
    title: 'Regeln des Planers',
    category: 'normen',
    format,
    description: 'Was die Planer der Produkte prüfen, woher jede Regel stammt und was der Fachplanung bleibt.',
  },
];

const allQuickFilters: readonly QuickFilter[] = [
  { label: 'Alle Zertifikate', search: '', category: 'zertifikate' },
  { label: 'Frost und Tausalz', search: 'Tausalz', category: 'alle' },
  { label: 'Terrasse verlegen', search: 'Terrassen', category: 'verlegung' },
  { label: 'Flecken entfernen', search: 'Flecken', category: 'pflege' },
];

/** The filter of the library: categories with a document; the first is chosen at first (specification section 2). */
export const categories: readonly Category[] = (Object.keys(categoryNames) as Category[]).filter(
  (category) => category === 'alle' || documents.some((document) => document.category === category),
);

export const quickFilters: readonly QuickFilter[] = allQuickFilters.filter(({ category }) =>
  categories.includes(category),
);

/**
 * The line above the results: '{n} Dokumente gefunden', with search term and category when set (decisions.md D10).
 * @param search as typed; blanks around it don't count
 */
export function countLine(count: number, search: string, category: Category): string {
  const term = search.trim();
  return `${count} Dokumente gefunden${term && ` für «${term}»`}${category === 'alle' ? '' : ` in ${categoryNames[category]}`}`;
}

export const libraryPage = {
  heading: 'Dokumente',
  intro: `${numberWordAtStart(documents.length)} Dokumente zu Material, Verlegung und Pflege, durchsuchbar nach Stichwort und Kategorie.`,
  searchLabel: 'Dokumente durchsuchen',
  categoryLabel: 'Kategorie',
  quickFilters: 'Häufig gesucht',
  reset: 'Filter zurücksetzen',
  empty: {
    heading: 'Keine Dokumente gefunden',
    text: 'Versuchen Sie andere Suchbegriffe oder wählen Sie eine andere Kategorie.',
    productDownloads: 'Alle Dateien zu den Produkten',
    contact: 'Nach diesem Dokument fragen',
    request: (search: string): string => `Ich suche ein Dokument zu «${search}».`,
  },
  productFiles: {
    caption: 'Dateien zu den Produkten',
    count: (count: number): string =>
      count === 1 ? 'Eine Datei zu den Produkten gefunden' : `${count} Dateien zu den Produkten gefunden`,
    all: 'Alle Dateien zu den Produkten',
  },
  help: {
    heading: 'Nicht gefunden, was Sie suchen?',
    text: 'Fehlt ein Nachweis, oder brauchen Sie Angaben zu einem besonderen Bauteil? Fragen Sie uns.',
    contact: 'Kontakt aufnehmen',
    consultation: 'Beratung vereinbaren',
  },
} as const;

/** One document about the product standards, one about the management of quality, one about all other certificates: as far as there are any. */
function certificateDocuments(): readonly LibraryDocument[] {
  const shared = { category: 'zertifikate', format } as const;
  return [
    ...ifAny(productStandards, (standards): LibraryDocument => ({
      ...shared,
      id: 'zertifikate-produktnormen',
      number: 101,
      title: `${standards.length === 1 ? 'Produktnorm' : 'Produktnormen'} ${titles(standards)}`.trim(),
      description: `Zusammenfassung der ${standards.length === 1 ? 'Produktnorm' : `${numberWord(standards.length)} Produktnormen`} für Bauteile aus Beton mit Gültigkeit und Status.`,
    })),
    ...ifAny(qualityCertificate ? [qualityCertificate] : [], (quality): LibraryDocument => ({
      ...shared,
      id: 'zertifikat-iso-9001',
      number: 102,
      title: `Qualitätsmanagement nach ${titles(quality)}`,
      description: 'Was das Zertifikat umfasst, wie lange es gilt und was es über ein Produkt nicht aussagt.',
    })),
    ...ifAny(otherCertificates, (others): LibraryDocument => ({
      ...shared,
      id: otherCertificatesDocument,
      number: 103,
      title: titles(others) || 'Weitere Zertifikate',
      description: `Bedeutung ${others.length === 1 ? 'des Nachweises' : others.length === 2 ? 'beider Nachweise' : 'der Nachweise'} für Ausschreibung und Projektbewertung, Originale auf Anfrage.`,
    })),
  ];
}

function ifAny(
  named: readonly Certificate[],
  document: (named: readonly Certificate[]) => LibraryDocument,
): readonly LibraryDocument[] {
  return named.length > 0 ? [document(named)] : [];
}

/** The titles in one line, unless they are too many. */
function titles(named: readonly Certificate[]): string {
  return named.length > MOST_TITLES ? '' : inList(named.map(({ title }) => title.replaceAll(' ', '\u00a0')));
}
