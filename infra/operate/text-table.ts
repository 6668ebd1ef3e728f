import { onOneLine, type Terminal } from './terminal.ts';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** Characters that it gets at most when there is not room for all. */
  readonly most?: number;
}

const GAP = '  ';

/**
 * Prints rows as a table, whose lines end where the terminal does; in a pipe in full, with tabs between the cells and without titles.
 * `console.table` and packages wrap or frame what does not fit, and a stored text must not play with the terminal.
 */
export function printTable<Row>(terminal: Terminal, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const { columns: width, print, style } = terminal;
  const cells = rows.map((row) => columns.map(({ of }) => onOneLine(of(row))));
  if (width === undefined) return cells.forEach((row) => print(row.join('\t')));
  const lines = [columns.map(({ title }) => title), ...cells];
  const wanted = columns.map((_, index) => lines.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), 0));
  const fits = wanted.reduce((sum, each) => sum + GAP.length + each) <= width;
  const widths = wanted.map((each, index) => (fits ? each : Math.min(each, columns[index]?.most ?? each)));
  for (const [number, row] of lines.entries()) {
    const filled = row.map((text, index) => cut(text, widths[index] ?? 0).padEnd(widths[index] ?? 0));
    const line = cut(filled.join(GAP).trimEnd(), width);
    print(number === 0 ? style('bold', line) : line);
  }
}

/** A text cut off, with an ellipsis, after this number of characters. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
