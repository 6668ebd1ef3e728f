import { encode } from 'uqr';
import { planCode } from '../codes/plan-code.ts';
import { figure } from '../language.ts';
import type { Maker } from '../maker.ts';
import type { PdfSection } from '../pdf/document-model.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import type { Resources } from '../pdf/resources.ts';
import type { Quantities } from '../plans/define-plan.ts';
import { weightText } from '../plans/quantities.ts';
import { drawnSections, linkPart, valueTable } from './plan-pdf.ts';
import type { DrawnPlan } from './planned-product.ts';
import { projectFileWords as words } from './project-words.ts';
import { planFileWords } from './words.ts';

/** An entry of a project as its sheet shows it. */
export interface ProjectItem {
  readonly id: string;
  /** Of the product; of a surface that it is one. */
  readonly name: string;
  /** Given by the visitor. */
  readonly given?: string | undefined;
  /** Where it is drawn, from the root of the site. */
  readonly path: string;
  readonly surface: string | undefined;
  /** Of a plan that can be made as the address names it. */
  readonly planned?: { readonly drawn: DrawnPlan; readonly quantities: Quantities };
  /** A plan whose values are no longer permitted. */
  readonly isOutdated: boolean;
}

interface Project {
  /** Given by the visitor; empty for none. */
  readonly name: string;
  readonly items: readonly ProjectItem[];
  /** How many plans and surfaces. */
  readonly summary: string;
  /** Addresses with the site's origin. */
  readonly address: string;
  readonly origin: string;
  readonly company: Maker;
}

/** The sheet of a project: its entries, the QR code of its address, and each plan with its drawings. The same project gives the same bytes. */
export const projectPdf = (
  { name, items, summary, address, origin, company }: Project,
  resources: Resources,
): Promise<Uint8Array> =>
  makePdf(
    { title: name ? `${words.heading} ${name}` : words.heading, code: summary, date: words.date, company },
    {
      kind: summary,
      lead: planFileWords.lead,
      sections: [
        { heading: words.overview, parts: [overview(items)] },
        {
          heading: words.address,
          parts: [{ kind: 'code', modules: encode(address, { border: 0 }).data, alt: words.qr }, linkPart(address)],
        },
        ...items.flatMap((item, index): readonly PdfSection[] => {
          const { path, surface, planned } = item;
          const heading = titleOf(item, index);
          return planned
            ? [
                {
                  heading,
                  note: planCode(planned.drawn.plan, planned.drawn.values),
                  newPage: true,
                  parts: [valueTable(planned.drawn), said(words.planFiles), linkPart(planned.drawn.address)],
                },
                ...drawnSections(planned.drawn),
              ]
            : [{ heading, note: surface, parts: [said(words.surfaceFiles), linkPart(origin + path)] }];
        }),
      ],
    },
    resources,
  );

/** Its number on the sheet, which positions follow, and its names: «2 Aussenbeläge, Terrasse». */
const titleOf = ({ name, given }: ProjectItem, index: number) =>
  `${index + 1} ${[name, given].filter(Boolean).join(', ')}`;

const said = (text: string) => ({ kind: 'text', paragraphs: [text] }) as const;

function overview(items: readonly ProjectItem[]) {
  const { columns } = words;
  const sum = (of: 'count' | 'weight') =>
    items.reduce((total, { planned }) => total + (planned?.quantities[of] ?? 0), 0);
  return {
    kind: 'table',
    summary: words.overview,
    wide: true,
    spans: [2, 2, 1, 1],
    headings: [columns.entry, columns.surface, columns.count, columns.weight],
    rows: [
      ...items.map((item, index) => [
        titleOf(item, index),
        item.surface ?? words.surfaceOpen,
        item.planned ? figure(item.planned.quantities.count) : '',
        item.planned ? weightText(item.planned.quantities.weight) : '',
      ]),
      [words.total, '', figure(sum('count')), weightText(sum('weight'))],
    ],
  } as const;
}
