import { toDwg, toDxf } from '@works/stone/cad/write-cad';
import type { Drawing } from '@works/stone/drafting/drawing';
import type { Body, PdfSection, TextDocument } from '@works/stone/pdf/document-model';
import { makePdf } from '@works/stone/pdf/make-pdf';
import { productDrawings } from '@works/stone/products/product-drawings';
import { maker } from '../../../shared/company/maker.ts';
import { products } from '../../content/all-products.ts';
import { dateOf } from '../../content/document-dates.ts';
import { documentCode, type DocumentEntry } from '../../content/documents.ts';
import { categoryNames, documents, otherCertificatesDocument, type LibraryDocument } from '../../content/library.ts';
import { asDxf, coveredBy, downloadGroups, type DownloadGroup } from '../../content/product-downloads.ts';
import { seasonalCare, stainRemoval, surfaceCareGuide } from './library/care.ts';
import { otherCertificatesSummary, qualityManagement, standardsSummary } from './library/certificates.ts';
import { finishComparison, finishProtection } from './library/finishes.ts';
import { adhesiveLaying, gritLaying, mortarLaying } from './library/laying.ts';
import { planRules } from './library/planner-rules.ts';
import { allTechnicalData, allTestResults, standardsOverview } from './library/technical-data.ts';
import { buildResources } from './pdf-resources.ts';
import { dataSheet } from './product-files/data-sheets.ts';
import { tenderContent, tenderSheet, tenderText } from './product-files/tender-texts.ts';
import { testSummary } from './product-files/test-summaries.ts';

/** A document and how its file is made. */
export interface MadeDocument {
  readonly entry: DocumentEntry;
  /** All that it says and draws, as plain data: its date follows it (`editions.ts`). */
  readonly content: () => unknown;
  /** The bytes of the file: the same for the same content. */
  readonly make: () => Promise<Uint8Array>;
  /** A PDF whose first page shows what is in a file that is none. */
  readonly sheet?: () => Promise<Uint8Array>;
  /** Its small picture shows the drawings of the sheet, large. */
  readonly isDrawn?: boolean;
}

/** The text of each document of the library. */
const library: Readonly<Record<string, () => Body>> = {
  'zertifikate-produktnormen': standardsSummary,
  'zertifikat-iso-9001': qualityManagement,
  [otherCertificatesDocument]: otherCertificatesSummary,
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
  'regeln-des-planers': planRules,
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
      `The document ${entry.id} of web/content/library.ts has no text: add it to web/builder/documents/all-documents.ts.`,
    );
  return pdf(entry, () => ({ kind: categoryNames[entry.category], lead: entry.description, ...body() }));
}

function productFile(group: DownloadGroup, entry: DocumentEntry): MadeDocument {
  const shared = { kind: group.title, lead: group.description };
  if (group.id !== 'pruefzeugnisse' && coveredBy(entry, products).length === 0)
    throw new Error(
      `No product has the document ${entry.id}: take it out of web/content/product-downloads.ts, or name it in a product's documents.`,
    );
  switch (group.id) {
    case 'datenblaetter':
      return pdf(entry, () => ({ ...shared, ...dataSheet(entry) }));
    case 'ausschreibungstexte':
      return {
        entry,
        content: () => tenderContent(entry),
        make: () => tenderText(entry),
        sheet: pdf(entry, () => ({ ...shared, ...tenderSheet(entry) })).make,
      };
    case 'cad':
      return {
        entry,
        content: () => cadDrawings(entry),
        make: async () => cadFile(entry),
        sheet: pdf(entry, () => ({ ...shared, sections: cadDrawings(entry).map(drawingSection) })).make,
        isDrawn: true,
      };
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
      makePdf(
        { title, date: dateOf(id), code: documentCode(entry), company: maker },
        content(),
        await buildResources(),
      ),
  };
}

/** The drawings of the products that the file covers. */
function cadDrawings(file: DocumentEntry): readonly Drawing[] {
  return coveredBy(file, products).map(({ page }) => productDrawings[page]);
}

const drawingSection = (drawing: Drawing): PdfSection => ({
  heading: drawing.title,
  parts: [{ kind: 'drawing', drawing }],
});

/** The drawings side by side. */
function cadFile(file: DocumentEntry): Buffer {
  const drawings = cadDrawings(file);
  return Buffer.from(file.format === 'DXF' ? toDxf(drawings, maker) : toDwg(drawings, maker));
}
