export interface Certificate {
  readonly title: string;
  readonly category: 'Produktnorm' | 'Managementsystem' | 'Konformität' | 'Umwelt';
  readonly description: string;
}

interface CertificateNote {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** First and last year of all certificates (decisions.md D11). */
export const certificateYears = { first: 2024, last: 2026 } as const;

export const validity = `${certificateYears.first} bis ${certificateYears.last}`;

/** The status of the certificates in a year. */
export const statusIn = (year: number): 'Aktiv' | 'Abgelaufen' => (year >= certificateYears.first && year <= certificateYears.last ? 'Aktiv' : 'Abgelaufen');

export const certificates: readonly Certificate[] = [
  {
    title: 'SN EN 1339',
    category: 'Produktnorm',
    description:
      'Platten aus Beton: Anforderungen und Prüfverfahren für Masse, Biegefestigkeit, Abrieb, Gleitwiderstand und Witterungsbeständigkeit.',
  },
  {
    title: 'SN EN 1338',
    category: 'Produktnorm',
    description:
      'Pflastersteine aus Beton: Anforderungen und Prüfverfahren für Masse, Spaltzugfestigkeit, Abrieb, Gleitwiderstand und Witterungsbeständigkeit. Für kleine, dicke Formate, die ihre Last im Verband abtragen.',
  },
  {
    title: 'ISO 9001:2015',
    category: 'Managementsystem',
    description:
      'Qualitätsmanagement: Die Norm verlangt geregelte, dokumentierte Abläufe von der Anfrage bis zur Behandlung von Mängeln. Sie bewertet den Betrieb und kein einzelnes Produkt.',
  },
  {
    title: 'CE-Kennzeichnung',
    category: 'Konformität',
    description:
      'Mit dem Zeichen erklärt der Hersteller, dass ein Bauprodukt die Leistungen erbringt, die er nach der zugehörigen europäischen Norm angibt.',
  },
  {
    title: 'SN EN 1340',
    category: 'Produktnorm',
    description:
      'Bordsteine aus Beton: Anforderungen an Randabschlüsse, die Anprall, Spritzwasser und Salz ausgesetzt sind und den Belag seitlich halten.',
  },
  {
    title: 'Umweltzertifikat',
    category: 'Umwelt',
    description:
      'Nachweis zu Umweltbelangen der Herstellung. Geltungsbereich und Kriterien entnehmen Sie dem Original, bevor Sie es in einer Projektbewertung anrechnen.',
  },
];

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
  intro:
    'Sechs Normen und Zertifikate, vier Prüfergebnisse: was belegt ist und was ein Beleg aussagt.',
  originals: 'Originale auf Anfrage',
  originalsText:
    'Die Angaben sind Zusammenfassungen. Nach vollständigen Zertifikaten und Prüfberichten für Ihr Projekt fragen Sie uns.',
  /** What the contact form starts with. */
  originalsRequest: 'Bitte senden Sie mir das Original zu folgendem Zertifikat oder Prüfbericht:',
  headings: { certificates: 'Normen und Zertifikate', results: 'Prüfergebnisse' },
  labels: { title: 'Norm oder Zertifikat', description: 'Inhalt', category: 'Kategorie', validity: 'Gültigkeit', status: 'Status' },
  links: { library: 'Dokumente zu Zertifikaten', contact: 'Originale anfragen', complaint: 'Mangel melden' },
} as const;
