import { certificateYears } from './owner/certificates.ts';

export const validity = `${certificateYears.first} bis ${certificateYears.last}`;

/** The status of the certificates in a year. */
export const statusIn = (year: number): 'Aktiv' | 'Abgelaufen' =>
  year >= certificateYears.first && year <= certificateYears.last ? 'Aktiv' : 'Abgelaufen';

interface CertificateNote {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const certificateNotes: readonly CertificateNote[] = [
  {
    title: 'Schweizer Normen',
    paragraphs: [
      'Das Kürzel SN EN bezeichnet eine europäische Norm, die in das Schweizer Normenwerk übernommen wurde. Sie beschreibt das Produkt und seine Prüfung. Planung und Einbau regeln die Normen des SIA und, für Verkehrsflächen, jene des VSS.',
      'Einzelne Prüfungen unserer Produkte beziehen sich auf deutsche Ausgaben (DIN\u00a0EN) oder auf DIN 18500. Nennen Sie in der Ausschreibung die Eigenschaft mit Klasse und Norm, also nicht «frostbeständig», sondern die verlangte Klasse mit der Prüfgrundlage. So bleiben Angebote vergleichbar.',
    ],
  },
  {
    title: 'Qualitätssicherung',
    paragraphs: [
      'Ein Prüfwert gilt für die geprüfte Mischung und Bearbeitung. Ändern sich Gestein, Bindemittel oder Strahltiefe, kann sich auch die Rutschhemmung ändern. Klären Sie deshalb bei der Freigabe eines Musters, welcher Nachweis dafür vorliegt.',
      'Vergleichen Sie jede Lieferung vor dem Verlegen mit dem freigegebenen Muster, trocken und bei Tageslicht, und prüfen Sie Abmessungen und Kanten: Verlegte Teile lassen sich schwerer beurteilen. Mängel melden Sie mit der Nummer von Auftrag oder Lieferschein und mit Fotos auf der Seite «Reklamation».',
    ],
  },
];

export const certificatesPage = {
  heading: 'Zertifikate und Normen',
  intro: 'Sechs Normen und Zertifikate, vier Prüfergebnisse: was belegt ist und was ein Beleg aussagt.',
  originals: 'Originale auf Anfrage',
  originalsText:
    'Die Angaben sind Zusammenfassungen. Nach vollständigen Zertifikaten und Prüfberichten für Ihr Projekt fragen Sie uns.',
  /** What the contact form starts with. */
  originalsRequest: 'Bitte senden Sie mir das Original zu folgendem Zertifikat oder Prüfbericht:',
  headings: { certificates: 'Normen und Zertifikate', results: 'Prüfergebnisse' },
  labels: {
    title: 'Norm oder Zertifikat',
    description: 'Inhalt',
    category: 'Kategorie',
    validity: 'Gültigkeit',
    status: 'Status',
  },
  links: { library: 'Dokumente zu Zertifikaten', contact: 'Originale anfragen', complaint: 'Mangel melden' },
} as const;
