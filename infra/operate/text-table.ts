import stringWidth from 'fast-string-truncated-width';
import { onOneLine, type Terminal } from './terminal.ts';

export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string;
  /** Columns with a weight share what the others leave, none getting less than this many characters; those that find no room are left out, last first. */
  readonly flexible?: { readonly weight: number; readonly least: number };
}

const GAP = '  ';

/** Prints rows as a table as wide as the terminal; in a pipe in full, with tabs between the cells and without titles. */
// Own layout: on a narrow terminal whole columns are left out, while packages for tables wrap or truncate all of them.
export function printTable<Row>(terminal: Terminal, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const { columns: width } = terminal;
  const cells = rows.map((row) => columns.map(({ of }) => onOneLine(of(row))));
  if (width === undefined) {
    for (const row of cells) terminal.print(row.join('\t'));
    return;
  }
  const widths = fit(columns, cells, width);
  const line = (row: readonly string[]) =>
    widths
      .flatMap((space, index) => (space === undefined ? [] : [padded(row[index] ?? '', space)]))
      .join(GAP)
      .trimEnd();
  terminal.print(terminal.style('bold', line(columns.map(({ title }) => title))));
  for (const row of cells) terminal.print(line(row));
}

/** The width of each column; undefined for one that finds no room. */
function fit(
  columns: readonly Column<never>[],
  cells: readonly (readonly string[])[],
  width: number,
): readonly (number | undefined)[] {
  const wanted = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[index] ?? ''))),
  );
  const shown = columns.map((_, index) => index);
  const leastOf = (index: number) => Math.min(wanted[index] ?? 0, columns[index]?.flexible?.least ?? Infinity);
  const sum = (of: (index: number) => number) =>
    shown.reduce((total, index) => total + of(index), GAP.length * (shown.length - 1));
  while (sum(leastOf) > width) {
    const last = shown.findLastIndex((index) => columns[index]?.flexible);
    if (last === -1) break;
    shown.splice(last, 1);
  }
  const widths: (number | undefined)[] = columns.map((_, index) =>
    shown.includes(index) ? leastOf(index) : undefined,
  );
  // The remaining width goes to the column that is furthest from its wanted width, by its weight.
  for (let left = width - sum(leastOf); left > 0; left--) {
    const hungry = shown.filter((index) => (widths[index] ?? 0) < (wanted[index] ?? 0));
    const share = (index: number) => (widths[index] ?? 0) / (columns[index]?.flexible?.weight ?? 1);
    const next = hungry.toSorted((a, b) => share(a) - share(b))[0];
    if (next === undefined) break;
    widths[next] = (widths[next] ?? 0) + 1;
  }
  return widths;
}

const widthOf = (text: string): number => stringWidth(text).width;

/** A text padded or, with an ellipsis, truncated to this number of terminal cells. */
function padded(text: string, space: number): string {
  const { index, ellipsed } = stringWidth(text, { limit: space, ellipsis: '…', ellipsisWidth: 1 });
  const shown = text.slice(0, index) + (ellipsed ? '…' : '');
  return shown + ' '.repeat(Math.max(0, space - widthOf(shown)));
}
