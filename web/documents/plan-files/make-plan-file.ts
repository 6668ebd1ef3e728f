import type { Plan } from '../../../shared/planner/define-plan.ts';
import { planFileName, type PlannedProduct } from './planned-product.ts';

const cad = () => import('./plan-cad.ts');
const DXF = { type: 'application/dxf', extension: 'dxf' } as const;
const DWG = { type: 'application/acad', extension: 'dwg' } as const;

/**
 * The files of a plan. Each brings its own writer, fetched when the file is asked for. Section and laying plan are CAD files of their own:
 * LibreCAD sizes the figures of all dimensions of a file by one scale.
 */
export const planFormats = {
  pdf: {
    label: 'Blatt PDF',
    type: 'application/pdf',
    extension: 'pdf',
    make: async (planned) => {
      const [{ planPdf }, { fetchedResources }] = await Promise.all([import('./plan-pdf.ts'), import('./fetched-resources.ts')]);
      return planPdf(planned, await fetchedResources());
    },
  },
  dxf: { label: 'DXF Schnitt', ...DXF, make: async (planned) => (await cad()).sectionDxf(planned) },
  dwg: { label: 'DWG Schnitt', ...DWG, make: async (planned) => (await cad()).sectionDwg(planned) },
  fieldDxf: { label: 'DXF Plan', ...DXF, isOfField: true, make: async (planned) => (await cad()).fieldDxf(planned) },
  fieldDwg: { label: 'DWG Plan', ...DWG, isOfField: true, make: async (planned) => (await cad()).fieldDwg(planned) },
  docx: {
    label: 'Ausschreibungstext DOCX',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    make: async (planned) => (await import('./plan-tender.ts')).planTenderDocument(planned),
  },
  txt: { label: 'Ausschreibungstext TXT', type: 'text/plain;charset=utf-8', extension: 'txt', make: async (planned) => (await import('./plan-tender.ts')).planTenderText(planned) },
  xlsx: {
    label: 'Stückliste XLSX',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    make: async (planned) => (await import('./plan-list.ts')).planListXlsx(planned),
  },
  csv: { label: 'Stückliste CSV', type: 'text/csv;charset=utf-8', extension: 'csv', make: async (planned) => (await import('./plan-list.ts')).planListCsv(planned) },
} satisfies Readonly<Record<string, PlanFormat>>;

export type PlanFormatId = keyof typeof planFormats;

interface PlanFormat {
  readonly label: string;
  /** Media type. */
  readonly type: string;
  readonly extension: string;
  /** Only where the plan covers a field. */
  readonly isOfField?: true;
  readonly make: (planned: PlannedProduct) => Promise<string | Uint8Array>;
}

/** The files that a plan has. */
export const formatsOf = ({ laying }: Plan): readonly PlanFormatId[] =>
  (Object.entries(planFormats) as [PlanFormatId, PlanFormat][]).filter(([, { isOfField }]) => laying || !isOfField).map(([id]) => id);

/** A file of a plan with its name. The same plan gives the same bytes. */
export async function makePlanFile(format: PlanFormatId, planned: PlannedProduct): Promise<{ readonly name: string; readonly blob: Blob }> {
  const { make, type, extension, isOfField }: PlanFormat = planFormats[format];
  const content = await make(planned);
  return { name: `${planFileName(planned)}${isOfField ? '-plan' : ''}.${extension}`, blob: new Blob([content as BlobPart], { type }) };
}
