import stringWidth from 'fast-string-truncated-width';
import { onOneLine, type Terminal } from './terminal.ts';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** Cells of the terminal that it gets at most when there is not room for all. */
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
  const wanted = columns.map((_, index) => lines.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0));
  const fits = wanted.reduce((sum, each) => sum + GAP.length + each) <= width;
  const widths = wanted.map((each, index) => (fits ? each : Math.min(each, columns[index]?.most ?? each)));
  for (const [number, row] of lines.entries()) {
    const line = cut(
      row
        .map((text, index) => filled(text, widths[index] ?? 0))
        .join(GAP)
        .trimEnd(),
      width,
    );
    print(number === 0 ? style('bold', line) : line);
  }
}

/** Cells of the terminal, two for a wide sign. */
const widthOf = (text: string): number => stringWidth(text).width;

function filled(text: string, space: number): string {
  const shown = cut(text, space);
  return shown + ' '.repeat(space - widthOf(shown));
}

const segmenter = new Intl.Segmenter();

/** A text cut off, with an ellipsis, after this number of cells. The package would cut too late, and within a sign. */
function cut(text: string, space: number): string {
  if (widthOf(text) <= space) return text;
  const signs = Array.from(segmenter.segment(text), ({ segment }) => segment).slice(0, space);
  while (widthOf(`${signs.join('')}…`) > space) signs.pop();
  return `${signs.join('')}…`;
}
