import { planCode } from '../codes/plan-code.ts';
import { figure } from '../language.ts';
import type { PdfPart, PdfSection, TextDocument } from '../pdf/document-model.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import type { Resources } from '../pdf/resources.ts';
import { checksOf, stateText } from '../plans/checks.ts';
import { askedParameters } from '../plans/define-plan.ts';
import { valueText } from '../plans/figures.ts';
import {
  densityText,
  liftingText,
  quantitiesOf,
  sizeText,
  sumText,
  volumeText,
  weightText,
} from '../plans/quantities.ts';
import { tenderWords } from '../tender/words.ts';
import {
  fieldText,
  plannedPosition,
  plannedRequirements,
  planTitle,
  surfaceText,
  type DrawnPlan,
  type PlannedProduct,
} from './planned-product.ts';
import { planFileWords as words } from './words.ts';

/** The sheet of a plan: its values, drawings, quantities and tender position. The same plan gives the same bytes. */
export const planPdf = (planned: PlannedProduct, resources: Resources): Promise<Uint8Array> =>
  makePdf(
    {
      title: words.title(planTitle(planned)),
      code: `${words.kind} ${planCode(planned.plan, planned.values)}`,
      date: words.date,
      company: planned.company,
    },
    planDocument(planned),
    resources,
  );

/** What the sheet says and draws, as plain data. */
function planDocument(planned: PlannedProduct): TextDocument {
  const { position, quantity } = plannedPosition(planned);
  return {
    kind: words.kind,
    lead: words.lead,
    sections: [
      { heading: words.values, parts: [valueTable(planned)] },
      ...drawnSections(planned),
      {
        heading: tenderWords.requirements,
        parts: [
          {
            kind: 'table',
            summary: tenderWords.requirements,
            spans: [1.5, 1.25, 1.25],
            rows: plannedRequirements(planned),
          },
        ],
      },
      {
        heading: words.tender,
        parts: [
          { kind: 'text', paragraphs: [position.title, position.text] },
          {
            kind: 'table',
            summary: position.title,
            spans: [2, 2],
            rows: [
              ...position.fields.map((field) => [field.label, fieldText(field)]),
              [tenderWords.quantity, `${quantity}\u00a0${position.unit}`],
            ],
          },
        ],
      },
      { heading: words.address, parts: [linkPart(planned.address)] },
    ],
  };
}

/** The values of a plan as a table. */
export function valueTable({ plan, values, recipe }: DrawnPlan): PdfPart {
  const surface = surfaceText({ recipe });
  return {
    kind: 'table',
    summary: words.values,
    spans: [2, 2],
    rows: [
      ...askedParameters(plan, values).map(([name, parameter]) => [
        parameter.label,
        valueText(parameter, values[name] ?? NaN),
      ]),
      ...(surface ? [[words.surface, surface]] : []),
    ],
  };
}

/** What follows from the values: drawings, quantities, and what is to be clarified. */
export const drawnSections = (planned: DrawnPlan): readonly PdfSection[] => [
  ...planned.drawings.map((drawing) => ({ heading: words.section, parts: [{ kind: 'drawing', drawing } as const] })),
  { heading: words.quantities, note: densityText, parts: [pieceTable(planned), sumTable(planned)] },
  { heading: words.checks, parts: [checkTable(planned)] },
];

/** An address as a link, broken where its parts begin. */
export const linkPart = (address: string): PdfPart => ({
  kind: 'text',
  paragraphs: address.split(/(?=[?&_])/u),
  href: address,
});

function pieceTable({ plan, values }: DrawnPlan) {
  const { pieces, count, weight } = quantitiesOf(plan, values);
  const { position, piece, count: number, size, each, total } = words.pdfColumns;
  return {
    kind: 'table',
    summary: words.list,
    wide: true,
    spans: [0.4, 1.5, 0.6, 2, 0.75, 0.75],
    headings: [position, piece, number, size, each, total],
    rows: [
      ...pieces.map((of) => [
        String(of.position),
        of.name,
        figure(of.count),
        sizeText(of),
        weightText(of.weight),
        weightText(of.weight * of.count),
      ]),
      ['', words.sum, figure(count), '', '', weightText(weight)],
    ],
  } as const;
}

function sumTable({ plan, values }: DrawnPlan) {
  const { sums, volume, heaviest } = quantitiesOf(plan, values);
  return {
    kind: 'table',
    summary: words.quantities,
    spans: [2, 2],
    rows: [
      ...sums.map((sum) => [sum.label, sumText(sum)]),
      [words.volume, volumeText(volume)],
      [words.heaviest, `${weightText(heaviest.weight)}: ${liftingText(heaviest.weight)}`],
    ],
  } as const;
}

const checkTable = ({ plan, values, recipe }: DrawnPlan) =>
  ({
    kind: 'table',
    summary: words.checks,
    spans: [1, 2.25, 0.75],
    rows: checksOf(plan, values, quantitiesOf(plan, values), recipe).map((check) => [
      check.label,
      `${check.text} (${check.source})`,
      stateText(check),
    ]),
  }) as const;
