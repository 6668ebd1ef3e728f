import { encode } from 'uqr';
import { planCode } from '../../../../shared/stone/plan-code.ts';
import { planFileWords } from '../../../content/plan-files.ts';
import { projectWords as words } from '../../../content/project-sheet.ts';
import type { Section } from '../../pdf/document-model.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import type { Resources } from '../../pdf/resources.ts';
import type { Quantities } from '../../plans/define-plan.ts';
import { figure } from '../../plans/figures.ts';
import { weightText } from '../../plans/quantities.ts';
import { drawnSections, linkPart, valueTable } from './plan-pdf.ts';
import type { DrawnPlan } from './planned-product.ts';

/** An entry of a project as its sheet shows it. */
export interface ProjectItem {
  readonly id: string;
  /** Of the product; of a surface that it is one. */
  readonly name: string;
  /** Where it is drawn, from the root of the site. */
  readonly path: string;
  readonly surface: string | undefined;
  /** Of a plan that can be made as the address names it. */
  readonly planned?: { readonly drawn: DrawnPlan; readonly quantities: Quantities };
  /** A plan whose values are no longer permitted. */
  readonly isOutdated: boolean;
}

interface Project {
  readonly items: readonly ProjectItem[];
  /** How many plans and surfaces. */
  readonly summary: string;
  /** Addresses with the site's origin. */
  readonly address: string;
  readonly origin: string;
}

/** The sheet of a project: its entries, the QR code of its address, and each plan with its drawings. The same project gives the same bytes. */
export const projectPdf = ({ items, summary, address, origin }: Project, resources: Resources): Promise<Uint8Array> =>
  makePdf(
    { title: words.heading, code: summary, date: words.date },
    {
      kind: summary,
      lead: planFileWords.lead,
      sections: [
        { heading: words.overview, parts: [overview(items)] },
        {
          heading: words.address,
          parts: [{ kind: 'code', modules: encode(address, { border: 0 }).data, alt: words.qr }, linkPart(address)],
        },
        ...items.flatMap(({ name, path, surface, planned }): readonly Section[] =>
          planned
            ? [
                {
                  heading: name,
                  note: planCode(planned.drawn.plan, planned.drawn.values),
                  newPage: true,
                  parts: [valueTable(planned.drawn), linkPart(planned.drawn.address)],
                },
                ...drawnSections(planned.drawn),
              ]
            : [{ heading: name, note: surface, parts: [linkPart(origin + path)] }],
        ),
      ],
    },
    resources,
  );

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
      ...items.map(({ name, surface, planned }) => [
        name,
        surface ?? words.surfaceOpen,
        planned ? figure(planned.quantities.count) : '',
        planned ? weightText(planned.quantities.weight) : '',
      ]),
      [words.total, '', figure(sum('count')), weightText(sum('weight'))],
    ],
  } as const;
}
