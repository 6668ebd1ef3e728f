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
  const titles = columns.map(({ title }) => title);
  const wanted = columns.map((_, index) =>
    [titles, ...cells].reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0),
  );
  const fits = wanted.reduce((sum, each) => sum + GAP.length + each) <= width;
  const widths = wanted.map((each, index) => (fits ? each : Math.min(each, columns[index]?.most ?? each)));
  const line = (row: readonly string[]) =>
    cut(
      row
        .map((text, index) => cut(text, widths[index] ?? 0, ' '))
        .join(GAP)
        .trimEnd(),
      width,
    );
  print(style('bold', line(titles)));
  for (const row of cells) print(line(row));
}

const segmenter = new Intl.Segmenter();
const signsOf = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
/** Cells of the terminal, two for a wide sign. Sign by sign: the package miscounts texts with narrow signs behind wide ones. */
const widthOf = (text: string): number => signsOf(text).reduce((sum, sign) => sum + stringWidth(sign).width, 0);

/** A text cut off, with an ellipsis, after this number of cells, or filled up to it. */
function cut(text: string, space: number, filling = ''): string {
  const missing = space - widthOf(text);
  if (missing >= 0) return text + filling.repeat(missing);
  let shown = '';
  let cells = 0;
  for (const sign of signsOf(text)) {
    cells += widthOf(sign);
    if (cells >= space) break;
    shown += sign;
  }
  return cut(`${shown}…`, space, filling);
}
