import type { ProductPage } from './products.ts';

export type DownloadFormat = 'PDF' | 'DOCX' | 'DWG';

/** A file to download. Its size is read from the file itself. */
export interface ProductFile {
  /** File name without its extension. */
  readonly id: string;
  readonly title: string;
  readonly format: DownloadFormat;
  /** The products it covers. */
  readonly products: readonly ProductPage[];
}

export interface DownloadGroup {
  readonly id: 'datenblaetter' | 'ausschreibungstexte' | 'cad' | 'pruefzeugnisse';
  readonly title: string;
  readonly description: string;
  /** Exactly four. */
  readonly files: readonly [ProductFile, ProductFile, ProductFile, ProductFile];
}

const paving = ['outdoorPaving', 'flooring'] as const;
const stairs = ['outdoorStairs', 'indoorStairs'] as const;
const walls = ['facades', 'wallCladding', 'windowSills'] as const;
const elements = ['smallArchitecture', 'exposedConcrete'] as const;

export const downloadGroups: readonly DownloadGroup[] = [
  {
    id: 'datenblaetter',
    title: 'Datenblätter',
    description: 'Masse, Klassen und Toleranzen mit Schnittzeichnung, je Bauteilgruppe zusammengefasst.',
    files: [
      { id: 'datenblatt-belaege', title: 'Datenblatt Beläge aussen und innen', format: 'PDF', products: paving },
      { id: 'datenblatt-treppen', title: 'Datenblatt Treppen aussen und innen', format: 'PDF', products: stairs },
      {
        id: 'datenblatt-fassade-wand',
        title: 'Datenblatt Fassaden, Mauerverkleidungen und Fensterbänke',
        format: 'PDF',
        products: walls,
      },
      {
        id: 'datenblatt-elemente',
        title: 'Datenblatt Kleinarchitektur und Sichtbeton',
        format: 'PDF',
        products: elements,
      },
    ],
  },
  {
    id: 'ausschreibungstexte',
    title: 'Ausschreibungstexte',
    description: 'Positionen zum Übernehmen in das Leistungsverzeichnis, mit offenen Feldern für Mengen und Masse.',
    files: [
      { id: 'ausschreibung-belaege', title: 'Ausschreibungstext Beläge', format: 'DOCX', products: paving },
      { id: 'ausschreibung-treppen', title: 'Ausschreibungstext Treppen', format: 'DOCX', products: stairs },
      { id: 'ausschreibung-fassade-wand', title: 'Ausschreibungstext Fassade und Wand', format: 'DOCX', products: walls },
      {
        id: 'ausschreibung-elemente',
        title: 'Ausschreibungstext Kleinarchitektur und Sichtbeton',
        format: 'DOCX',
        products: elements,
      },
    ],
  },
  {
    id: 'cad',
    title: 'CAD-Dateien',
    description: 'Vermasste Schnitte in Millimetern als Grundlage für die eigene Detailzeichnung.',
    files: [
      { id: 'detail-belagsaufbau', title: 'Detail Belagsaufbau', format: 'DWG', products: paving },
      { id: 'detail-treppe', title: 'Detail Treppenlauf', format: 'DWG', products: stairs },
      { id: 'detail-fassade', title: 'Detail Fassadenelement mit Verankerung', format: 'DWG', products: ['facades'] },
      { id: 'detail-fensterbank', title: 'Detail Fensterbank mit Tropfkante', format: 'DWG', products: ['windowSills'] },
    ],
  },
  {
    id: 'pruefzeugnisse',
    title: 'Prüfzeugnisse',
    description: 'Zusammenfassungen der vier Prüfergebnisse. Originale auf Anfrage.',
    files: [
      {
        id: 'pruefung-rutschhemmung',
        title: 'Rutschhemmung R11–R13',
        format: 'PDF',
        products: ['outdoorPaving', 'outdoorStairs'],
      },
      { id: 'pruefung-frost', title: 'Frostwiderstand Klasse 3', format: 'PDF', products: ['outdoorPaving', 'outdoorStairs'] },
      {
        id: 'pruefung-druckfestigkeit',
        title: 'Druckfestigkeit mindestens 65\u00a0N/mm²',
        format: 'PDF',
        products: ['outdoorPaving', 'outdoorStairs', 'smallArchitecture'],
      },
      {
        id: 'pruefung-tausalz',
        title: 'Tausalzwiderstand Klasse 3',
        format: 'PDF',
        products: ['outdoorPaving', 'outdoorStairs'],
      },
    ],
  },
];

export const productDownloadsPage = {
  heading: 'Downloads zu den Produkten',
  intro:
    'Sechzehn Dateien für Vorprojekt, Ausschreibung und Detail. Die Werte stammen aus denselben Daten wie die Produktseiten.',
  columns: { title: 'Titel', format: 'Format', size: 'Grösse', file: 'Bezug' },
  downloadLabel: 'Download',
  help: {
    heading: 'Weitere Unterlagen',
    text: 'Details zu anderen Bauteilen und vollständige Prüfberichte erhalten Sie auf Anfrage.',
    consultation: 'Beratung anfragen',
    contact: 'Unterlagen anfragen',
  },
} as const;
