import { writeXlsx, type Cell, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { checksOf, stateText } from '../plans/checks.ts';
import { askedParameters, type Plan, type Values } from '../plans/define-plan.ts';
import { perUnit, valueText } from '../plans/figures.ts';
import { BULK_DENSITY, quantitiesOf } from '../plans/quantities.ts';
import { datedZip } from '../word/dated-zip.ts';
import { planTitle, surfaceText, type PlannedProduct } from './planned-product.ts';
import { planFileWords as words } from './words.ts';

type Row = readonly CellValue[];

/** What is put on one sheet of A4. */
const page = { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 1 } as const;

/** A workbook with the pieces, and a sheet with values, sums and what is to be clarified. The same plan gives the same bytes. */
export async function planListXlsx(planned: PlannedProduct): Promise<Uint8Array> {
  const day = new Date(`${words.date}T00:00:00Z`);
  const bytes = await writeXlsx({
    properties: {
      title: words.title(planTitle(planned)),
      creator: planned.company.name,
      created: day,
      modified: day,
    },
    sheets: [pieceSheet(planned), valueSheet(planned)],
  });
  // hucre leaves the compression to the browser, and each gives other bytes.
  return datedZip(bytes, words.date);
}

/** Number formats of the columns: the file keeps the full precision. */
const FORMATS = ['0', undefined, '0', '0', '0', '0', '0.00000', '0.0', '0.0'];
const [COUNT, VOLUME, EACH, TOTAL] = ['C', 'G', 'H', 'I'] as const;

/** The pieces, one size in a row; volume and weight of all are formulas. */
function pieceSheet({ plan, values }: PlannedProduct): WriteSheet {
  const { pieces, count, volume, weight } = quantitiesOf(plan, values);
  const rows: readonly Row[] = [
    Object.values({ ...words.columns, ...sidesOf(plan, values) }),
    ...pieces.map(({ weight: each, ...piece }) => [
      piece.position,
      piece.name,
      piece.count,
      piece.length,
      piece.width,
      piece.height,
      piece.volume,
      each,
      each * piece.count,
    ]),
    [null, words.sum, count, null, null, null, volume, null, weight],
  ];
  const last = pieces.length + 1;
  const formulas: readonly (readonly [row: number, column: string, formula: string])[] = [
    ...pieces.map((_, index) => [index + 1, TOTAL, `${COUNT}${index + 2}*${EACH}${index + 2}`] as const),
    [last, COUNT, `SUM(${COUNT}2:${COUNT}${last})`],
    [last, VOLUME, `SUMPRODUCT(${COUNT}2:${COUNT}${last},${VOLUME}2:${VOLUME}${last})`],
    [last, TOTAL, `SUM(${TOTAL}2:${TOTAL}${last})`],
  ];
  return {
    name: words.list,
    rows: rows.map((row) => [...row]),
    cells: new Map(
      formulas.map(([row, letter, formula]): [string, Partial<Cell>] => {
        const column = letter.charCodeAt(0) - 'A'.charCodeAt(0);
        return [`${row},${column}`, { formula, formulaResult: rows[row]?.[column] ?? null }];
      }),
    ),
    columns: FORMATS.map((numFmt, index) => ({
      width: index === 0 ? 6 : index === 1 ? 24 : 16,
      ...(numFmt && { numFmt }),
    })),
    freezePane: { rows: 1 },
    pageSetup: page,
  };
}

/** What the second and third side of a piece are called: as its fields, or in a section those of the box around it. */
function sidesOf(plan: Plan, values: Values): { readonly width: string; readonly height: string } {
  const { width, height } = words.columns;
  const { plane } = plan.layout(values);
  if (plane === 'row') return { width: words.thickness, height };
  if (plane === 'field') return { width: 'height' in values ? height : width, height: words.thickness };
  return { width, height };
}

/** What was entered, what follows, and what is open: a name, a value, a unit. */
function valueSheet(planned: PlannedProduct): WriteSheet {
  const { plan, values, recipe, address } = planned;
  const quantities = quantitiesOf(plan, values);
  const { name, value, unit } = words.valueColumns;
  const rows: readonly Row[] = [
    [name, value, unit],
    [words.plan, planTitle(planned), null],
    ...askedParameters(plan, values).map(([key, parameter]): Row => {
      const set = values[key] ?? NaN;
      return parameter.kind === 'choice'
        ? [parameter.label, valueText(parameter, set), null]
        : [parameter.label, set / perUnit[parameter.unit], parameter.unit];
    }),
    [words.surface, surfaceText(planned) ?? null, null],
    ...quantities.sums.map((sum): Row => [sum.label, sum.value, sum.unit]),
    [words.density, BULK_DENSITY, 'kg/m³'],
    ...checksOf(plan, values, quantities, recipe).map((check): Row => [
      check.label,
      `${check.text} (${check.source})`,
      stateText(check),
    ]),
    [words.address, address, null],
  ];
  return {
    name: words.values,
    rows: rows.map((row) => [...row]),
    columns: [{ width: 32 }, { width: 60, numFmt: '0.###' }, { width: 14 }],
    freezePane: { rows: 1 },
    pageSetup: page,
  };
}
