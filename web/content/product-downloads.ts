import type { DocumentEntry } from './documents.ts';
import type { ProductPage } from './products/product.ts';

/** A file to download. */
export interface ProductFile extends DocumentEntry {
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
const outdoors = ['outdoorPaving', 'outdoorStairs'] as const;

/** The first edition. A file that is changed later gets a date of its own. */
const date = '2026-11-20';

export const downloadGroups: readonly DownloadGroup[] = [
  {
    id: 'datenblaetter',
    title: 'Datenblätter',
    description: 'Masse, Klassen und Toleranzen mit Schnittzeichnung, je Bauteilgruppe zusammengefasst.',
    files: [
      { id: 'datenblatt-belaege', number: 511, title: 'Datenblatt Beläge aussen und innen', format: 'PDF', date, products: paving },
      { id: 'datenblatt-treppen', number: 512, title: 'Datenblatt Treppen aussen und innen', format: 'PDF', date, products: stairs },
      {
        id: 'datenblatt-fassade-wand',
        number: 513,
        title: 'Datenblatt Fassaden, Mauerverkleidungen und Fensterbänke',
        format: 'PDF',
        date,
        products: walls,
      },
      {
        id: 'datenblatt-elemente',
        number: 514,
        title: 'Datenblatt Kleinarchitektur und Sichtbeton',
        format: 'PDF',
        date,
        products: elements,
      },
    ],
  },
  {
    id: 'ausschreibungstexte',
    title: 'Ausschreibungstexte',
    description: 'Positionen zum Übernehmen in das Leistungsverzeichnis, mit offenen Feldern für Mengen und Masse.',
    files: [
      { id: 'ausschreibung-belaege', number: 701, title: 'Ausschreibungstext Beläge', format: 'DOCX', date, products: paving },
      { id: 'ausschreibung-treppen', number: 702, title: 'Ausschreibungstext Treppen', format: 'DOCX', date, products: stairs },
      { id: 'ausschreibung-fassade-wand', number: 703, title: 'Ausschreibungstext Fassade und Wand', format: 'DOCX', date, products: walls },
      {
        id: 'ausschreibung-elemente',
        number: 704,
        title: 'Ausschreibungstext Kleinarchitektur und Sichtbeton',
        format: 'DOCX',
        date,
        products: elements,
      },
    ],
  },
  {
    id: 'cad',
    title: 'CAD-Dateien',
    description: 'Vermasste Schnitte in Millimetern als Grundlage für die eigene Detailzeichnung. Für AutoCAD 2000 und neuer.',
    files: [
      { id: 'detail-belagsaufbau', number: 801, title: 'Detail Belagsaufbau', format: 'DWG', date, products: paving },
      { id: 'detail-treppe', number: 802, title: 'Detail Treppenlauf', format: 'DWG', date, products: stairs },
      { id: 'detail-fassade', number: 803, title: 'Detail Fassadenelement mit Verankerung', format: 'DWG', date, products: ['facades'] },
      { id: 'detail-fensterbank', number: 804, title: 'Detail Fensterbank mit Tropfkante', format: 'DWG', date, products: ['windowSills'] },
    ],
  },
  {
    id: 'pruefzeugnisse',
    title: 'Prüfzeugnisse',
    description: 'Zusammenfassungen der vier Prüfergebnisse. Originale auf Anfrage.',
    files: [
      { id: 'pruefung-rutschhemmung', number: 521, title: 'Rutschhemmung R11–R13', format: 'PDF', date, products: outdoors },
      { id: 'pruefung-frost', number: 522, title: 'Frostwiderstand Klasse 3', format: 'PDF', date, products: outdoors },
      {
        id: 'pruefung-druckfestigkeit',
        number: 523,
        title: 'Druckfestigkeit mindestens 65\u00a0N/mm²',
        format: 'PDF',
        date,
        products: [...outdoors, 'smallArchitecture'],
      },
      { id: 'pruefung-tausalz', number: 524, title: 'Tausalzwiderstand Klasse 3', format: 'PDF', date, products: outdoors },
    ],
  },
];

/** The data sheet that covers a product. Throws if there is none. */
export function dataSheetOf(page: ProductPage): ProductFile {
  const sheet = downloadGroups.find(({ id }) => id === 'datenblaetter')?.files.find(({ products }) => products.includes(page));
  if (!sheet) throw new Error(`No data sheet covers ${page}.`);
  return sheet;
}

/** The same drawing for programs that read no DWG. */
export const asDxf = (file: ProductFile): ProductFile => ({ ...file, format: 'DXF' });

export const productDownloadsPage = {
  heading: 'Downloads zu den Produkten',
  intro:
    'Sechzehn Dateien für Vorprojekt, Ausschreibung und Detail. Die Werte stammen aus denselben Daten wie die Produktseiten.',
  columns: { title: 'Titel', format: 'Format', size: 'Grösse', date: 'Datum', file: 'Datei' },
  downloadLabel: 'Download',
  dxf: (size: string): string => `auch als DXF, ${size}`,
  help: {
    heading: 'Weitere Unterlagen',
    text: 'Details zu anderen Bauteilen und vollständige Prüfberichte erhalten Sie auf Anfrage.',
    consultation: 'Beratung anfragen',
    contact: 'Unterlagen anfragen',
  },
} as const;
