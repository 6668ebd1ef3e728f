import { planFileName, type PlannedProduct } from './planned-product.ts';

const cad = () => import('./plan-cad.ts');
const DXF = { type: 'application/dxf', extension: 'dxf' } as const;
const DWG = { type: 'application/acad', extension: 'dwg' } as const;

/**
 * The files of a plan. Each brings its own writer, fetched when the file is asked for. Section and layout are CAD files of their own:
 * LibreCAD sizes the figures of all dimensions of a file by one scale.
 */
export const planFormats = {
  pdf: {
    label: 'Blatt PDF',
    type: 'application/pdf',
    extension: 'pdf',
    make: async (planned) => {
      const [{ planPdf }, { fetchedResources }] = await Promise.all([
        import('./plan-pdf.ts'),
        import('./fetched-resources.ts'),
      ]);
      return planPdf(planned, await fetchedResources());
    },
  },
  dxf: { label: 'DXF Schnitt', ...DXF, make: async (planned) => (await cad()).sectionDxf(planned) },
  dwg: { label: 'DWG Schnitt', ...DWG, make: async (planned) => (await cad()).sectionDwg(planned) },
  layoutDxf: { label: 'DXF Plan', ...DXF, isOfLayout: true, make: async (planned) => (await cad()).layoutDxf(planned) },
  layoutDwg: { label: 'DWG Plan', ...DWG, isOfLayout: true, make: async (planned) => (await cad()).layoutDwg(planned) },
  docx: {
    label: 'Ausschreibungstext DOCX',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    make: async (planned) => (await import('./plan-tender.ts')).planTenderDocument(planned),
  },
  xlsx: {
    label: 'Stückliste XLSX',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    make: async (planned) => (await import('./plan-list.ts')).planListXlsx(planned),
  },
} satisfies Readonly<Record<string, PlanFormat>>;

export type PlanFormatId = keyof typeof planFormats;

export const planFormatIds = Object.keys(planFormats) as PlanFormatId[];

interface PlanFormat {
  readonly label: string;
  /** Media type. */
  readonly type: string;
  readonly extension: string;
  /** Of the drawing of all pieces. */
  readonly isOfLayout?: true;
  readonly make: (planned: PlannedProduct) => Promise<string | Uint8Array>;
}

/** A file of a plan with its name. The same plan gives the same bytes. */
export async function makePlanFile(
  format: PlanFormatId,
  planned: PlannedProduct,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const { make, type, extension, isOfLayout }: PlanFormat = planFormats[format];
  const content = await make(planned);
  return {
    name: `${planFileName(planned)}${isOfLayout ? '-plan' : ''}.${extension}`,
    blob: new Blob([content as BlobPart], { type }),
  };
}

/** The tender text without a layout, to be pasted into any program. */
export const makeTenderText = async (planned: PlannedProduct): Promise<string> =>
  (await import('./plan-tender-text.ts')).planTenderText(planned);
