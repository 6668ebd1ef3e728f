import { planFileName, type PlannedProduct } from './planned-product.ts';

/** The files of a plan. Each brings its own writer, fetched when the file is asked for. */
export const planFormats = {
  pdf: {
    label: 'Blatt PDF',
    type: 'application/pdf',
    make: async (planned) => {
      const [{ planPdf }, { fetchedResources }] = await Promise.all([import('./plan-pdf.ts'), import('./fetched-resources.ts')]);
      return planPdf(planned, await fetchedResources());
    },
  },
  dxf: { label: 'DXF', type: 'application/dxf', make: async ({ drawings }) => (await import('../../drawings/write-cad.ts')).toDxf(...drawings) },
  dwg: { label: 'DWG', type: 'application/acad', make: async ({ drawings }) => (await import('../../drawings/write-cad.ts')).toDwg(...drawings) },
  docx: {
    label: 'Ausschreibungstext DOCX',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: async (planned) => (await import('./plan-tender.ts')).planTenderDocument(planned),
  },
  txt: { label: 'Ausschreibungstext TXT', type: 'text/plain;charset=utf-8', make: async (planned) => (await import('./plan-tender.ts')).planTenderText(planned) },
  xlsx: {
    label: 'Stückliste XLSX',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: async (planned) => (await import('./plan-list.ts')).planListXlsx(planned),
  },
  csv: { label: 'Stückliste CSV', type: 'text/csv;charset=utf-8', make: async (planned) => (await import('./plan-list.ts')).planListCsv(planned) },
} satisfies Readonly<Record<string, PlanFormat>>;

export type PlanFormatId = keyof typeof planFormats;

interface PlanFormat {
  readonly label: string;
  /** Media type. */
  readonly type: string;
  readonly make: (planned: PlannedProduct) => Promise<string | Uint8Array>;
}

/** A file of a plan with its name. The same plan gives the same bytes. */
export async function makePlanFile(format: PlanFormatId, planned: PlannedProduct): Promise<{ readonly name: string; readonly blob: Blob }> {
  const { make, type }: PlanFormat = planFormats[format];
  const content = await make(planned);
  return { name: `${planFileName(planned)}.${format}`, blob: new Blob([content as BlobPart], { type }) };
}
