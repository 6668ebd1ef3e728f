import type { Box } from './box.ts';
import type { Table } from './document-model.ts';
import type { Element, Lines, Paper } from './paper.ts';
import { ACROSS, BESIDE, columnX, FINE, HAIRLINE, INK, LINE, spanWidth, STRONG, styles, type Style } from './sheet.ts';

/** White above and below the words of a row. */
const PADDING = LINE / 4;

type StructureOptions = PDFKit.Mixins.StructureElementOptions;

interface Cell {
  readonly x: number;
  readonly text: Lines;
}

/** A table with hairlines between its rows, its columns on those of the page. The headings are on top, and repeated on the next page. */
export function tableBoxes(paper: Paper, table: Table, parent: () => Element): readonly Box[] {
  const place = table.wide ? ACROSS : BESIDE;
  const hasHead = table.columns.some(({ heading }) => heading !== undefined);
  let element: Element | undefined;
  const group = (tag: 'THead' | 'TBody') => {
    element ??= paper.element(parent(), 'Table', { title: table.summary });
    return paper.element(element, tag);
  };
  let body: Element | undefined;

  const rows = table.rows.map((texts, index): Box => {
    const name = texts[0] ?? '';
    const isNamedAbove = name !== '' && name === table.rows[index - 1]?.[0];
    const cells = cellsOf(paper, table, isNamedAbove ? ['', ...texts.slice(1)] : texts, (column) =>
      column === 0 ? styles.strong : styles.text,
    );
    const inset = isNamedAbove ? (cells[1]?.x ?? place.x) - place.x : 0;
    const height = heightOf(cells) + 2 * PADDING;
    const isLast = index === table.rows.length - 1;
    return {
      height,
      space: index === 0 && !hasHead ? (table.wide ? 0 : LINE) : 0,
      keep: index === table.rows.length - 2,
      draw(y) {
        if (index > 0 || hasHead)
          paper.rule(
            { x: place.x + inset, y, width: place.width - inset },
            index === 0 ? STRONG : FINE,
            index === 0 ? INK : HAIRLINE,
          );
        if (isLast) paper.rule({ ...place, y: y + height });
        body ??= group('TBody');
        writeRow(paper, paper.element(body, 'TR'), cells, y + PADDING, (column) =>
          column === 0 ? { scope: 'Row', actual: isNamedAbove ? name : undefined } : undefined,
        );
      },
    };
  });
  if (!hasHead) return rows;

  const headings = cellsOf(
    paper,
    table,
    table.columns.map(({ heading = '' }) => heading),
    () => styles.small,
  );
  const height = heightOf(headings) + PADDING;
  const head: Box = {
    height,
    space: table.wide ? LINE / 2 : LINE,
    keep: true,
    draw: (y) => writeRow(paper, paper.element(group('THead'), 'TR'), headings, y, () => ({ scope: 'Column' })),
  };
  return [head, ...rows];
}

function cellsOf(
  paper: Paper,
  { columns, wide }: Table,
  texts: readonly string[],
  styleOf: (column: number) => Style,
): readonly Cell[] {
  let start = wide ? 0 : 2;
  return columns.map(({ span }, index) => {
    const x = columnX(start);
    start += span;
    return { x, text: paper.lines(texts[index] ?? '', spanWidth(span), styleOf(index)) };
  });
}

const heightOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ text }) => text.height));

function writeRow(
  paper: Paper,
  row: Element,
  cells: readonly Cell[],
  y: number,
  headOf: (column: number) => StructureOptions | undefined,
) {
  cells.forEach(({ x, text }, column) => {
    const head = headOf(column);
    paper.tell(row, head ? 'TH' : 'TD', { text, x, y }, head);
  });
}
