import { dateOf } from '../../content/document-dates.ts';
import { documentCode, type DocumentEntry } from '../../content/documents.ts';
import { documents, type LibraryDocument } from '../../content/library.ts';
import { asDxf, coveredBy, downloadGroups, type DownloadGroup } from '../../content/product-downloads.ts';
import type { Drawing } from '../../stone/drafting/drawing.ts';
import { productDrawings } from '../../stone/drawings/product-drawings.ts';
import { toDwg, toDxf } from '../../stone/drawings/write-cad.ts';
import type { Body, TextDocument } from '../../stone/pdf/document-model.ts';
import { makePdf } from '../../stone/pdf/make-pdf.ts';
import { products } from '../../stone/products/products.ts';
import { seasonalCare, stainRemoval, surfaceCareGuide } from './library/care.ts';
import { conformityAndEnvironment, productStandards, qualityManagement } from './library/certificates.ts';
import { finishComparison, finishProtection } from './library/finishes.ts';
import { adhesiveLaying, gritLaying, mortarLaying } from './library/laying.ts';
import { allTechnicalData, allTestResults, standardsOverview } from './library/technical-data.ts';
import { buildResources } from './pdf-resources.ts';
import { dataSheet } from './product-files/data-sheets.ts';
import { tenderContent, tenderText } from './product-files/tender-texts.ts';
import { testSummary } from './product-files/test-summaries.ts';

/** A document and how its file is made. */
export interface MadeDocument {
  readonly entry: DocumentEntry;
  /** All that it says and draws, as plain data: its date follows it (`editions.ts`). */
  readonly content: () => unknown;
  /** The bytes of the file: the same for the same content. */
  readonly make: () => Promise<Uint8Array>;
}

/** The text of each document of the library. */
const library: Readonly<Record<string, () => Body>> = {
  'zertifikate-produktnormen': productStandards,
  'zertifikat-iso-9001': qualityManagement,
  'zertifikate-ce-umwelt': conformityAndEnvironment,
  'verlegung-splittbett': gritLaying,
  'verlegung-moertel-drainmoertel': mortarLaying,
  'verlegung-kleber': adhesiveLaying,
  'pflege-oberflaechen': surfaceCareGuide,
  'pflege-flecken': stainRemoval,
  'pflege-jahreslauf': seasonalCare,
  'oberflaechen-vergleich': finishComparison,
  'oberflaechen-schutz': finishProtection,
  'technische-daten-produkte': allTechnicalData,
  pruefergebnisse: allTestResults,
  'normen-uebersicht': standardsOverview,
};

/** Everything the site offers to download. */
export const allDocuments: readonly MadeDocument[] = [
  ...documents.map(libraryDocument),
  ...downloadGroups.flatMap((group) =>
    [...group.files, ...(group.id === 'cad' ? group.files.map(asDxf) : [])].map((entry) => productFile(group, entry)),
  ),
];

function libraryDocument(entry: LibraryDocument): MadeDocument {
  const body = library[entry.id];
  if (!body)
    throw new Error(
      `The document ${entry.id} of web/content/library.ts has no text: add it to web/build/documents/all-documents.ts.`,
    );
  return pdf(entry, () => ({ kind: entry.category, lead: entry.description, ...body() }));
}

function productFile(group: DownloadGroup, entry: DocumentEntry): MadeDocument {
  const shared = { kind: group.title, lead: group.description };
  switch (group.id) {
    case 'datenblaetter':
      return pdf(entry, () => ({ ...shared, ...dataSheet(entry) }));
    case 'ausschreibungstexte':
      return { entry, content: () => tenderContent(entry), make: () => tenderText(entry) };
    case 'cad':
      return { entry, content: () => cadDrawings(entry), make: async () => cadFile(entry) };
    case 'pruefzeugnisse':
      return pdf(entry, () => ({ ...shared, ...testSummary(entry) }));
  }
}

function pdf(entry: DocumentEntry, content: () => TextDocument): MadeDocument {
  const { id, title } = entry;
  return {
    entry,
    content,
    make: async () =>
      makePdf({ title, date: dateOf(id), code: documentCode(entry) }, content(), await buildResources()),
  };
}

/** The drawings of the products that the file covers. */
function cadDrawings(file: DocumentEntry): readonly Drawing[] {
  return coveredBy(file, products).map(({ page }) => productDrawings[page]);
}

/** The drawings side by side. */
function cadFile(file: DocumentEntry): Buffer {
  const drawings = cadDrawings(file);
  return Buffer.from(file.format === 'DXF' ? toDxf(...drawings) : toDwg(...drawings));
}
