import type { Resources } from '../pdf/resources.ts';
import { planFileName, type PlannedProduct } from './planned-product.ts';
import { formatLabels as labels } from './words.ts';

const cad = () => import('./plan-cad.ts');
const DXF = { type: 'application/dxf', extension: 'dxf' } as const;
const DWG = { type: 'application/acad', extension: 'dwg' } as const;

/**
 * The files of a plan. Each brings its own writer, fetched when the file is asked for. Section and layout are CAD files of their own:
 * LibreCAD sizes the figures of all dimensions of a file by one scale.
 */
export const planFormats = {
  pdf: {
    label: labels.pdf,
    type: 'application/pdf',
    extension: 'pdf',
    make: async (planned, resources) => {
      const [{ planPdf }, loaded] = await Promise.all([import('./plan-pdf.ts'), resources()]);
      return planPdf(planned, loaded);
    },
  },
  dxf: { label: labels.dxf, ...DXF, make: async (planned) => (await cad()).sectionDxf(planned) },
  dwg: { label: labels.dwg, ...DWG, make: async (planned) => (await cad()).sectionDwg(planned) },
  layoutDxf: {
    label: labels.layoutDxf,
    ...DXF,
    isOfLayout: true,
    make: async (planned) => (await cad()).layoutDxf(planned),
  },
  layoutDwg: {
    label: labels.layoutDwg,
    ...DWG,
    isOfLayout: true,
    make: async (planned) => (await cad()).layoutDwg(planned),
  },
  ifc: {
    label: labels.ifc,
    type: 'application/x-step',
    extension: 'ifc',
    make: async (planned) => (await import('./plan-ifc.ts')).planIfc(planned, new Date()),
  },
  docx: {
    label: labels.docx,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    make: async (planned) => (await import('./plan-tender.ts')).planTenderDocument(planned),
  },
  xlsx: {
    label: labels.xlsx,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    make: async (planned) => (await import('./plan-list.ts')).planListXlsx(planned),
  },
} satisfies Readonly<Record<string, PlanFormat>>;

export type PlanFormatId = keyof typeof planFormats;

export const planFormatIds = Object.keys(planFormats) as PlanFormatId[];

/** Loads the fonts and the logo of a PDF. */
type LoadResources = () => Promise<Resources>;

interface PlanFormat {
  readonly label: string;
  /** Media type. */
  readonly type: string;
  readonly extension: string;
  /** Of the drawing of all pieces. */
  readonly isOfLayout?: true;
  readonly make: (planned: PlannedProduct, resources: LoadResources) => Promise<string | Uint8Array>;
}

/** A file of a plan with its name. The same plan gives the same bytes, a model but for the time of its header. @param resources of PDFs, loaded only for one */
export async function makePlanFile(
  format: PlanFormatId,
  planned: PlannedProduct,
  resources: LoadResources,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const { make, type, extension, isOfLayout }: PlanFormat = planFormats[format];
  const content = await make(planned, resources);
  return {
    name: `${planFileName(planned)}${isOfLayout ? '-plan' : ''}.${extension}`,
    blob: new Blob([content as BlobPart], { type }),
  };
}

/** The tender text without a layout, to be pasted into any program. */
export const makeTenderText = async (planned: PlannedProduct): Promise<string> =>
  (await import('./plan-tender-text.ts')).planTenderText(planned);
