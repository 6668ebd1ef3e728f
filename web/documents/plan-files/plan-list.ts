import { unzipSync, zipSync } from 'fflate';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { valueTexts } from '../../../shared/planner/figures.ts';
import { densityText, quantitiesOf } from '../../../shared/planner/quantities.ts';
import { company } from '../../content/company.ts';
import { planFileWords as words } from '../../content/plan-files.ts';
import { surfaceText, type PlannedProduct } from './planned-product.ts';

type Cell = string | number | null;

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The pieces of a plan, one size in a row, and their sum. */
function listRows({ plan, values }: Pick<PlannedProduct, 'plan' | 'values'>): readonly (readonly Cell[])[] {
  const { pieces, count, weight } = quantitiesOf(plan, values);
  return [
    ...pieces.map((piece) => [
      piece.name,
      piece.count,
      piece.length,
      piece.width,
      piece.height,
      rounded(piece.volume, 5),
      rounded(piece.weight, 1),
      rounded(piece.weight * piece.count, 1),
    ]),
    [words.sum, count, null, null, null, null, null, rounded(weight, 1)],
  ];
}

const headings = Object.values(words.columns);

/** CSV as Excel in Switzerland opens it: UTF-8 with a byte order mark, semicolons. */
export const planListCsv = (planned: PlannedProduct): string => writeCsv([headings, ...listRows(planned)].map((row) => [...row]), { delimiter: ';', bom: true, quoteStyle: 'all' });

/** A workbook with the pieces, and a sheet with the values of the plan. The same plan gives the same bytes. */
export async function planListXlsx(planned: PlannedProduct): Promise<Uint8Array> {
  const day = new Date(`${words.date}T00:00:00Z`);
  const surface = surfaceText(planned);
  const facts = [...valueTexts(planned.plan, planned.values), ...(surface ? [`${words.surface}: ${surface}`] : []), densityText, `${words.address}: ${planned.address}`];
  const bytes = await writeXlsx({
    properties: { title: words.title(planned.product.name), creator: company.name, created: day, modified: day },
    sheets: [
      { name: words.list, rows: [headings, ...listRows(planned)].map((row) => [...row]), columns: headings.map((_, index) => ({ width: index === 0 ? 24 : 16 })), freezePane: { rows: 1 } },
      { name: words.values, rows: facts.map((fact) => [fact]), columns: [{ width: 80 }] },
    ],
  });
  // hucre leaves the compression to the browser, and each gives other bytes.
  return zipSync(unzipSync(bytes), { mtime: new Date(`${words.date}T00:00:00`) });
}
