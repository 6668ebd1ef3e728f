import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';

/** Twentieths of a point in the width between the margins: 210 − 25 − 20 mm. */
export const TEXT_WIDTH = Math.round((165 / 25.4) * 1440);

/** A quarter of a point, in the colour of the text. */
const HAIRLINE = { style: BorderStyle.SINGLE, size: 2, color: 'auto' } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

interface Layout {
  /** Parts of the width. */
  readonly columns: readonly number[];
  readonly head?: readonly string[];
  /** Whether the first column names the row. */
  readonly named?: boolean;
  /** Index of a column in bold. */
  readonly strong?: number;
  /** Stays on the page of what follows. */
  readonly keepNext?: boolean;
}

/** A table of Word with lines between its rows only; an empty cell is there to be filled in. */
export function ruledTable(
  rows: readonly (readonly string[])[],
  { columns, head, named = false, strong, keepNext = false }: Layout,
): Table {
  const widths = columns.map((part) => Math.round(part * TEXT_WIDTH));
  const row = (texts: readonly string[], isHead: boolean, isLast: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: texts.map(
        (text, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            children: [
              new Paragraph({
                text,
                style: isHead ? 'TableHead' : (named && column === 0) || column === strong ? 'TableName' : 'TableText',
                keepNext: keepNext || !isLast,
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: 0, right: 120 },
    borders: {
      top: head ? NONE : HAIRLINE,
      bottom: HAIRLINE,
      insideHorizontal: HAIRLINE,
      left: NONE,
      right: NONE,
      insideVertical: NONE,
    },
    rows: [
      ...(head ? [row(head, true, false)] : []),
      ...rows.map((texts, index) => row(texts, false, index === rows.length - 1)),
    ],
  });
}
