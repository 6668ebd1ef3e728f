import type { Box } from './box.ts';
import type { Part, TitledList } from './document-model.ts';
import { codeBox, drawingBox, figuresBox, swatchesBox } from './figure-boxes.ts';
import { add, addLater, linesOf, tell, type Element, type Lines, type Paper } from './paper.ts';
import { BESIDE, columnX, LINE, spanWidth, styles } from './sheet.ts';
import { tableBoxes } from './table-boxes.ts';

/** Width of the sign or number before an item. */
const INDENT = 13;
const ITEM_SPACE = LINE / 4;
/** By how much a large figure is moved up, so that its capitals are level with those of the heading. */
const VALUE_RISE = 4.5;

/** What a part of a section becomes on paper. @param parent of its elements */
export function partBoxes(paper: Paper, part: Part, parent: Element): readonly Box[] {
  switch (part.kind) {
    case 'text':
      return part.paragraphs.map((paragraph, index) => {
        const text = linesOf(paper, paragraph, BESIDE.width, styles.text);
        const draw = (y: number) => tell(paper, parent, 'P', { text, x: BESIDE.x, y, href: part.href });
        return { height: text.height, space: index === 0 ? LINE : LINE / 2, draw };
      });
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

/** A figure, large, and what it means. */
function valueBox(paper: Paper, value: string, meaning: string, parent: Element): Box {
  const figure = linesOf(paper, value, BESIDE.width, styles.value);
  const text = linesOf(paper, meaning, BESIDE.width, styles.text);
  const below = figure.height - VALUE_RISE;
  return {
    height: below + text.height,
    space: LINE,
    draw(y) {
      tell(paper, parent, 'P', { text: figure, x: BESIDE.x, y: y - VALUE_RISE });
      tell(paper, parent, 'P', { text, x: BESIDE.x, y: y + below });
    },
  };
}

function listBoxes(paper: Paper, items: readonly string[], numbered: boolean, parent: Element): readonly Box[] {
  const list = addLater(paper, () => parent, 'L');
  return items.map((item, index) => {
    const text = linesOf(paper, item, BESIDE.width - INDENT, styles.text);
    return {
      height: text.height,
      space: index === 0 ? LINE : ITEM_SPACE,
      // One item alone at the end or the beginning of a page looks lost.
      keep: items.length > 1 && (index === 0 || index === items.length - 2),
      draw: (y) => writeItem(paper, list(), numbered ? String(index + 1) : '–', text, BESIDE.x, y),
    };
  });
}

/** Two short lists side by side, each below its title. */
function pairBox(paper: Paper, lists: readonly [TitledList, TitledList], parent: Element): Box {
  const width = spanWidth(2);
  const columns = lists.map(({ title, items }, index) => ({
    x: columnX(2 + 2 * index),
    title: linesOf(paper, title, width, styles.small),
    items: items.map((item) => linesOf(paper, item, width - INDENT, styles.text)),
  }));
  const heights = columns.map(({ items }) => items.reduce((sum, { height }) => sum + height + ITEM_SPACE, LINE));
  return {
    height: Math.max(...heights),
    space: LINE,
    draw(top) {
      for (const { x, title, items } of columns) {
        tell(paper, parent, 'P', { text: title, x, y: top });
        const list = add(paper, parent, 'L');
        let y = top + LINE;
        for (const item of items) {
          writeItem(paper, list, '–', item, x, y);
          y += item.height + ITEM_SPACE;
        }
      }
    },
  };
}

function writeItem(paper: Paper, list: Element, label: string, text: Lines, x: number, y: number) {
  const item = add(paper, list, 'LI');
  tell(paper, item, 'Lbl', { text: linesOf(paper, label, INDENT, styles.quiet), x, y });
  tell(paper, item, 'LBody', { text, x: x + INDENT, y });
}
