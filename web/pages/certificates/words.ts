import { atStart, countInWords } from '../../../shared/language.ts';
import { certificates } from '../../../shared/owner/certificates.ts';
import type { Certificate } from '../../../shared/owner/schema.ts';
import { hasCertificates } from '../../content/certificates-name.ts';
import { testResults } from '../../content/test-results.ts';

/** «2024 bis 2026», «ab 2024». */
export const validityOf = ({ years: { first, last } }: Certificate): string =>
  last === undefined ? `ab ${first}` : `${first} bis ${last}`;

/** The categories, in the order of the page. */
export const categories: Readonly<Record<Certificate['category'], string>> = {
  product: 'Produktnorm',
  conformity: 'Konformität',
  management: 'Managementsystem',
  environment: 'Umwelt',
};

/** By category. */
export const listed = (all: readonly Certificate[]): readonly Certificate[] =>
  Object.keys(categories).flatMap((category) => all.filter((one) => one.category === category));

const status = { pending: 'Noch nicht gültig', valid: 'Aktiv', expired: 'Abgelaufen' } as const;

/** What a certificate is in a year. */
export const stateIn = ({ years: { first, last = Infinity } }: Certificate, year: number): keyof typeof status =>
  year < first ? 'pending' : year > last ? 'expired' : 'valid';

/** The same in a word. */
export const statusIn = (certificate: Certificate, year: number): string => status[stateIn(certificate, year)];

const results = countInWords(testResults.length, 'ein Prüfergebnis', 'Prüfergebnisse');
const normsAndCertificates = countInWords(certificates.length, 'ein Nachweis', 'Normen und Zertifikate');

/** What the card of the page promises. */
export const certificatesSummary = (): string =>
  hasCertificates
    ? `${atStart(normsAndCertificates)} mit Gültigkeit, ${results} mit Erläuterung, was sie belegen.`
    : `${atStart(results)} mit Erläuterung, was sie belegen.`;

export interface CertificateNote {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const certificateNotes = {
  standards: {
    id: 'schweizer-normen',
    title: 'Schweizer Normen',
    paragraphs: [
      'Das Kürzel SN EN bezeichnet eine europäische Norm, die in das Schweizer Normenwerk übernommen wurde. Sie beschreibt das Produkt und seine Prüfung. Planung und Einbau regeln die Normen des SIA und, für Verkehrsflächen, jene des VSS.',
      'Einzelne Prüfungen unserer Produkte beziehen sich auf deutsche Ausgaben (DIN\u00a0EN) oder auf DIN 18500. Nennen Sie in der Ausschreibung die Eigenschaft mit Klasse und Norm, also nicht «frostbeständig», sondern die verlangte Klasse mit der Prüfgrundlage. So bleiben Angebote vergleichbar.',
    ],
  },
  quality: {
    id: 'qualitaetssicherung',
    title: 'Qualitätssicherung',
    paragraphs: [
      'Ein Prüfwert gilt für die geprüfte Mischung und Bearbeitung. Ändern sich Gestein, Bindemittel oder Strahltiefe, kann sich auch die Rutschhemmung ändern. Klären Sie deshalb bei der Freigabe eines Musters, welcher Nachweis dafür vorliegt.',
      'Vergleichen Sie jede Lieferung vor dem Verlegen mit dem freigegebenen Muster, trocken und bei Tageslicht, und prüfen Sie Abmessungen und Kanten: Verlegte Teile lassen sich schwerer beurteilen. Mängel melden Sie mit der Nummer von Auftrag oder Lieferschein und mit Fotos auf der Seite «Reklamation».',
    ],
  },
} as const satisfies Readonly<Record<string, CertificateNote>>;

export const certificatesPage = {
  heading: hasCertificates ? 'Zertifikate und Normen' : 'Prüfergebnisse und Normen',
  intro: `${atStart(hasCertificates ? `${normsAndCertificates}, ${results}` : results)}: was belegt ist und was ein Beleg aussagt.`,
  originals: 'Originale auf Anfrage',
  originalsText: `Die Angaben sind Zusammenfassungen. Nach vollständigen ${hasCertificates ? 'Zertifikaten und ' : ''}Prüfberichten für Ihr Projekt fragen Sie uns.`,
  /** What the contact form starts with. */
  originalsRequest: `Bitte senden Sie mir das Original zu folgendem ${hasCertificates ? 'Zertifikat oder ' : ''}Prüfbericht:`,
  headings: { certificates: 'Normen und Zertifikate', results: 'Prüfergebnisse', documents: 'Zusammenfassungen' },
  labels: { title: 'Titel', category: 'Kategorie', description: 'Inhalt', validity: 'Gültigkeit', status: 'Status' },
  links: { library: 'Alle Dokumente', contact: 'Originale anfragen', complaint: 'Mangel melden' },
} as const;
