import type { DocumentEntry } from './documents.ts';
import type { Category } from './library.ts';

export interface DownloadGroup {
  readonly id: 'datenblaetter' | 'ausschreibungstexte' | 'cad' | 'pruefzeugnisse';
  readonly title: string;
  readonly description: string;
  readonly files: readonly DocumentEntry[];
}

const groups = [
  {
    id: 'datenblaetter',
    title: 'Datenblätter',
    description: 'Abmessungen, Klassen und Toleranzen mit Schnittzeichnung, nach Bauteilgruppen.',
    files: [
      {
        id: 'datenblatt-belaege',
        number: 511,
        title: 'Datenblatt Beläge aussen und innen',
        format: 'PDF',
      },
      {
        id: 'datenblatt-treppen',
        number: 512,
        title: 'Datenblatt Treppen aussen und innen',
        format: 'PDF',
      },
      {
        id: 'datenblatt-fassade-wand',
        number: 513,
        title: 'Datenblatt Fassaden, Mauerverkleidungen und Fensterbänke',
        format: 'PDF',
      },
      {
        id: 'datenblatt-elemente',
        number: 514,
        title: 'Datenblatt Kleinarchitektur und Sichtbeton',
        format: 'PDF',
      },
    ],
  },
  {
    id: 'ausschreibungstexte',
    title: 'Ausschreibungstexte',
    description:
      'Positionen für das Leistungsverzeichnis: je Angabe eine Vorgabe, daneben der zulässige Bereich, mit Feldern für Mengen.',
    files: [
      {
        id: 'ausschreibung-belaege',
        number: 701,
        title: 'Ausschreibungstext Beläge',
        format: 'DOCX',
      },
      {
        id: 'ausschreibung-treppen',
        number: 702,
        title: 'Ausschreibungstext Treppen',
        format: 'DOCX',
      },
      {
        id: 'ausschreibung-fassade-wand',
        number: 703,
        title: 'Ausschreibungstext Fassade und Wand',
        format: 'DOCX',
      },
      {
        id: 'ausschreibung-elemente',
        number: 704,
        title: 'Ausschreibungstext Kleinarchitektur und Sichtbeton',
        format: 'DOCX',
      },
    ],
  },
  {
    id: 'cad',
    title: 'CAD-Dateien',
    description:
      'Vermasste Schnitte in Millimetern als Grundlage für die eigene Detailzeichnung. Für AutoCAD 2000 und neuer.',
    files: [
      {
        id: 'detail-belagsaufbau',
        number: 801,
        title: 'Detail Belagsaufbau',
        format: 'DWG',
      },
      { id: 'detail-treppe', number: 802, title: 'Detail Treppenlauf', format: 'DWG' },
      {
        id: 'detail-fassade',
        number: 803,
        title: 'Detail Fassadenelement mit Verankerung',
        format: 'DWG',
      },
      {
        id: 'detail-fensterbank',
        number: 804,
        title: 'Detail Fensterbank mit Tropfkante',
        format: 'DWG',
      },
    ],
  },
  {
    id: 'pruefzeugnisse',
    title: 'Prüfzeugnisse',
    description: 'Zusammenfassungen der vier Prüfergebnisse. Originale auf Anfrage.',
    files: [
      {
        id: 'pruefung-rutschhemmung',
        number: 521,
        title: 'Rutschhemmung R11–R13',
        format: 'PDF',
      },
      {
        id: 'pruefung-frost',
        number: 522,
        title: 'Frostwiderstand Klasse 3',
        format: 'PDF',
      },
      {
        id: 'pruefung-druckfestigkeit',
        number: 523,
        title: 'Druckfestigkeit mindestens\u00a065\u00a0N/mm²',
        format: 'PDF',
      },
      {
        id: 'pruefung-tausalz',
        number: 524,
        title: 'Tausalzwiderstand Klasse 3',
        format: 'PDF',
      },
    ],
  },
] as const satisfies readonly DownloadGroup[];

/** The name of a product file: each product lists those that cover it (`products/`). */
export type ProductFileId = (typeof groups)[number]['files'][number]['id'];

/** What covers a product. */
interface Covered {
  readonly documents: readonly string[];
}

export const downloadGroups: readonly DownloadGroup[] = groups;

/** The products that the file covers, in the given order. */
export const coveredBy = <Item extends Covered>({ id }: DocumentEntry, products: readonly Item[]): readonly Item[] =>
  products.filter(({ documents }) => documents.includes(id));

/** The same drawing for programs that read no DWG. */
export const asDxf = (file: DocumentEntry): DocumentEntry => ({ ...file, format: 'DXF' });

/** A file with its group. */
export interface ListedFile extends DocumentEntry {
  readonly group: DownloadGroup;
}

/** The files that cover a product, in the order of the groups; a drawing in both of its formats. */
export const filesOf = ({ documents }: Covered): readonly ListedFile[] =>
  downloadGroups.flatMap((group) => {
    const covering = group.files.filter(({ id }) => documents.includes(id));
    return covering
      .flatMap((file) => (file.format === 'DWG' ? [file, asDxf(file)] : [file]))
      .map((file) => ({ ...file, group }));
  });

/** The category of the library that the files of a group would have; one that has no document there is not offered. */
export const categoryOf = ({ id }: DownloadGroup): Category | undefined => categoriesOfGroups[id];

const categoriesOfGroups: Readonly<Partial<Record<DownloadGroup['id'], Category>>> = {
  datenblaetter: 'daten',
  pruefzeugnisse: 'zertifikate',
};

/** What one file of a group is. */
export const fileKinds: Readonly<Record<DownloadGroup['id'], string>> = {
  datenblaetter: 'Datenblatt',
  ausschreibungstexte: 'Ausschreibungstext',
  cad: 'Zeichnung',
  pruefzeugnisse: 'Prüfzeugnis',
};
