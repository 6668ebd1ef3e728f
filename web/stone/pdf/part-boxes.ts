import type { Box } from './box.ts';
import type { Part, TitledList } from './document-model.ts';
import { codeBox, drawingBox, figuresBox, swatchesBox } from './figure-boxes.ts';
import { capTop, type Element, type Lines, type Paper } from './paper.ts';
import { BESIDE, columnX, LINE, spanWidth, styles } from './sheet.ts';
import { tableBoxes } from './table-boxes.ts';

/** Width of the sign or number before an item. */
const INDENT = 13;
const ITEM_SPACE = LINE / 4;

/** What a part of a section becomes on paper. @param parent of its elements, once they are drawn */
export function partBoxes(paper: Paper, part: Part, parent: () => Element): readonly Box[] {
  switch (part.kind) {
    case 'text':
      return part.paragraphs.map((paragraph, index) =>
        paragraphBox(paper, paragraph, parent, { space: index === 0 ? LINE : LINE / 2, href: part.href }),
      );
    case 'list':
      return listBoxes(paper, part.items, part.numbered === true, parent);
    case 'pair':
      return [pairBox(paper, part.lists, parent)];
    case 'value':
      return [valueBox(paper, part.value, part.meaning, parent)];
    case 'table':
      return tableBoxes(paper, part.table, parent);
    case 'figures':
      return [figuresBox(paper, part.figures, parent)];
    case 'swatches':
      return [swatchesBox(paper, part.surfaces, parent)];
    case 'drawing':
      return [drawingBox(paper, part.drawing, parent)];
    case 'code':
      return [codeBox(paper, part.modules, part.alt, parent)];
  }
}

function paragraphBox(
  paper: Paper,
  text: string,
  parent: () => Element,
  { space, href }: { readonly space: number; readonly href?: string },
): Box {
  const lines = paper.lines(text, BESIDE.width, styles.text);
  return {
    height: lines.height,
    space,
    draw: (y) => paper.tell(parent(), 'P', { text: lines, x: BESIDE.x, y, href }),
  };
}

/** A figure, large, and what it means. Its cap height is aligned with the heading. */
function valueBox(paper: Paper, value: string, meaning: string, parent: () => Element): Box {
  const figure = paper.lines(value, BESIDE.width, styles.value);
  const text = paper.lines(meaning, BESIDE.width, styles.text);
  const rise = capTop(styles.value) - capTop(styles.heading);
  return {
    height: figure.height - rise + text.height,
    space: LINE,
    draw(y) {
      paper.tell(parent(), 'P', { text: figure, x: BESIDE.x, y: y - rise });
      paper.tell(parent(), 'P', { text, x: BESIDE.x, y: y - rise + figure.height });
    },
  };
}

function listBoxes(paper: Paper, items: readonly string[], numbered: boolean, parent: () => Element): readonly Box[] {
  let list: Element | undefined;
  return items.map((item, index) => {
    const lines = paper.lines(item, BESIDE.width - INDENT, styles.text);
    const label = numbered ? String(index + 1) : '–';
    const space = index === 0 ? LINE : ITEM_SPACE;
    // One item alone at the end or the beginning of a page looks lost.
    const keep = index === 0 || index === items.length - 2;
    const draw = (y: number) => {
      list ??= paper.element(parent(), 'L');
      writeItem(paper, list, label, lines, BESIDE.x, y);
    };
    return { height: lines.height, space, keep: keep && items.length > 1, draw };
  });
}

/** Two short lists side by side, each below its title. */
function pairBox(paper: Paper, lists: readonly [TitledList, TitledList], parent: () => Element): Box {
  const width = spanWidth(2);
  const columns = lists.map(({ title, items }, index) => ({
    x: columnX(2 + 2 * index),
    title: paper.lines(title, width, styles.small),
    items: items.map((item) => paper.lines(item, width - INDENT, styles.text)),
  }));
  const height = Math.max(
    ...columns.map(({ items }) => items.reduce((sum, item) => sum + item.height + ITEM_SPACE, LINE)),
  );
  return {
    height,
    space: LINE,
    draw(top) {
      for (const { x, title, items } of columns) {
        paper.tell(parent(), 'P', { text: title, x, y: top });
        const list = paper.element(parent(), 'L');
        let y = top + LINE;
        for (const item of items) {
          writeItem(paper, list, '–', item, x, y);
          y += item.height + ITEM_SPACE;
        }
      }
    },
  };
}

function writeItem(paper: Paper, list: Element, label: string, lines: Lines, x: number, y: number) {
  const item = paper.element(list, 'LI');
  const sign = paper.lines(label, INDENT, styles.quiet);
  paper.tell(item, 'Lbl', { text: sign, x, y });
  paper.tell(item, 'LBody', { text: lines, x: x + INDENT, y });
}
