import { boxAround, type Box, type Item } from './box.ts';
import type { Table } from './document-model.ts';
import { elementIn, rule, type Element } from './paper.ts';
import { ACROSS, BESIDE, columnX, LINE, spanWidth, STRONG, styles, type Style } from './sheet.ts';
import { text } from './text.ts';

/** White above and below the words of a row. */
const PADDING = LINE / 4;

type Cell = readonly [words: string, style: Style, options?: PDFKit.Mixins.StructureElementOptions];

/** A table with hairlines between its rows, its columns on those of the page. */
export function tableBoxes(parent: Element, { summary, spans, headings, rows, wide }: Table): readonly Box[] {
  const place = wide ? ACROSS : BESIDE;
  let column = wide ? 0 : 2;
  const places = spans.map((span) => {
    const x = columnX(column);
    column += span;
    return { x, width: spanWidth(span) };
  });
  const rowOf = (group: Element, y: number, cells: readonly Cell[]): readonly Item[] => {
    const row = elementIn(group, 'TR');
    return cells.map(([words, style, options], index) =>
      text(row, options ? 'TH' : 'TD', words, style, { ...(places[index] ?? place), y }, options),
    );
  };

  const table = elementIn(parent, 'Table', { title: summary });
  const cellsOfHead = headings?.map((heading): Cell => [heading, styles.small, { scope: 'Column' }]);
  const head = cellsOfHead && boxAround(0, rowOf(elementIn(table, 'THead'), 0, cellsOfHead));
  const body = elementIn(table, 'TBody');
  const bodyBoxes = rows.map(([name = '', ...texts], index): Box => {
    const isNamedAbove = name !== '' && name === rows[index - 1]?.[0];
    const cells = rowOf(body, PADDING, [
      // Screen readers hear the name that is left out.
      isNamedAbove ? ['', styles.strong, { scope: 'Row', actual: name }] : [name, styles.strong, { scope: 'Row' }],
      ...texts.map((words): Cell => [words, styles.text]),
    ]);
    const inset = isNamedAbove ? (places[1] ?? place).x - place.x : 0;
    const height = boxAround(0, cells).height + PADDING;
    const lines = [
      ...(head && index === 0 ? [rule(parent, place, STRONG, 'text')] : []),
      ...(index > 0 ? [rule(parent, { x: place.x + inset, width: place.width - inset })] : []),
      ...(index === rows.length - 1 ? [rule(parent, { ...place, y: height })] : []),
    ];
    return { ...boxAround(0, [...lines, ...cells]), height, keep: index === rows.length - 2 };
  });
  const boxes = head ? [{ ...head, height: head.height + PADDING, keep: true }, ...bodyBoxes] : bodyBoxes;
  return boxes.map((box, index) => (index === 0 ? { ...box, space: wide ? LINE / 2 : LINE } : box));
}
