import type { Box } from './box.ts';
import type { Table } from './document-model.ts';
import { add, addLater, linesOf, rule, tell, type Element, type Paper } from './paper.ts';
import { ACROSS, BESIDE, columnX, INK, LINE, spanWidth, STRONG, styles, type Style } from './sheet.ts';

/** White above and below the words of a row. */
const PADDING = LINE / 4;

interface Cell {
  readonly text: string;
  readonly style: Style;
  /** What a heading is the heading of. */
  readonly scope?: 'Row' | 'Column';
  /** Read in place of the text. */
  readonly actual?: string;
}

/** A table with hairlines between its rows, its columns on those of the page. */
export function tableBoxes(paper: Paper, content: Table, parent: Element): readonly Box[] {
  const { summary, columns, rows, wide } = content;
  const place = wide ? ACROSS : BESIDE;
  const table = addLater(paper, () => parent, 'Table', { title: summary });
  const heads = columns.map(({ heading = '' }): Cell => ({ text: heading, style: styles.small, scope: 'Column' }));
  const hasHead = heads.some(({ text }) => text !== '');
  const head = hasHead ? [{ ...rowBox(paper, addLater(paper, table, 'THead'), heads, content, 0), keep: true }] : [];
  const body = addLater(paper, table, 'TBody');
  const bodyBoxes = rows.map(([name = '', ...texts], index): Box => {
    const isNamedAbove = name !== '' && name === rows[index - 1]?.[0];
    const cells: readonly Cell[] = [
      { text: isNamedAbove ? '' : name, style: styles.strong, scope: 'Row', actual: isNamedAbove ? name : undefined },
      ...texts.map((text) => ({ text, style: styles.text })),
    ];
    const box = rowBox(paper, body, cells, content);
    const inset = isNamedAbove ? columnX(columns[0]?.span ?? 0) - columnX(0) : 0;
    return {
      ...box,
      keep: index === rows.length - 2,
      draw(y) {
        if (hasHead && index === 0) rule(paper, { ...place, y }, STRONG, INK);
        if (index > 0) rule(paper, { x: place.x + inset, y, width: place.width - inset });
        if (index === rows.length - 1) rule(paper, { ...place, y: y + box.height });
        box.draw(y);
      },
    };
  });
  return [...head, ...bodyBoxes].map((box, index) => (index === 0 ? { ...box, space: wide ? LINE / 2 : LINE } : box));
}

function rowBox(
  paper: Paper,
  group: () => Element,
  cells: readonly Cell[],
  { columns, wide }: Table,
  above: number = PADDING,
): Pick<Box, 'height' | 'space'> & { readonly draw: (y: number) => void } {
  let column = wide ? 0 : 2;
  const placed = cells.map((cell, index) => {
    const { span = 1 } = columns[index] ?? {};
    const x = columnX(column);
    column += span;
    return { ...cell, x, lines: linesOf(paper, cell.text, spanWidth(span), cell.style) };
  });
  return {
    height: above + Math.max(...placed.map(({ lines }) => lines.height)) + PADDING,
    space: 0,
    draw(y: number) {
      const row = add(paper, group(), 'TR');
      for (const { lines: text, x, scope, actual } of placed)
        tell(paper, row, scope ? 'TH' : 'TD', { text, x, y: y + above }, { scope, actual });
    },
  };
}
