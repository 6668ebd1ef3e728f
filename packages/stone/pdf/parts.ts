import { finishNames } from '../codes/finishes.ts';
import { boxAround, type Box, type Item, type Placement } from './box.ts';
import type { PdfPart, TitledList } from './document-model.ts';
import { codeBox, drawingBox, gridBoxes } from './figures.ts';
import { elementIn, type Element } from './paper.ts';
import { BESIDE, columnX, LINE, spanWidth, styles } from './sheet.ts';
import { tableBoxes } from './table.ts';
import { text } from './text.ts';

/** Width of the sign or number before an item. */
const INDENT = 13;
const ITEM_SPACE = LINE / 4;
/** By how much a large figure is moved up, so that its capitals are level with those of the heading. */
const VALUE_RISE = 4.5;

/** What a part of a section becomes on paper. */
export function partBoxes(parent: Element, part: PdfPart): readonly Box[] {
  switch (part.kind) {
    case 'text':
      return part.paragraphs.map((paragraph, index) =>
        boxAround(index === 0 ? LINE : LINE / 2, [
          text(parent, 'P', paragraph, styles.text, BESIDE, { href: part.href }),
        ]),
      );
    case 'list':
      return listBoxes(parent, part.items, part.numbered === true);
    case 'pair':
      return [
        boxAround(
          LINE,
          part.lists.flatMap((list, index) => titledList(parent, list, columnX(2 + 2 * index))),
        ),
      ];
    case 'value': {
      const value = text(parent, 'P', part.value, styles.value, { ...BESIDE, y: -VALUE_RISE });
      return [boxAround(LINE, [value, text(parent, 'P', part.meaning, styles.text, { ...BESIDE, y: value.bottom })])];
    }
    case 'table':
      return tableBoxes(parent, part);
    case 'figures':
      return gridBoxes(parent, part.figures, { inRow: 3, ratio: 0.625 });
    case 'swatches': {
      const swatches = part.surfaces.map((surface) => ({
        picture: surface,
        caption: `${surface.number} ${surface.name}\n${finishNames[surface.finish]}`,
      }));
      return gridBoxes(parent, swatches, { inRow: 6, ratio: 1 });
    }
    case 'drawing':
      return [drawingBox(parent, part.drawing)];
    case 'code':
      return [codeBox(parent, part.modules, part.alt)];
  }
}

function listBoxes(parent: Element, items: readonly string[], numbered: boolean): readonly Box[] {
  const list = elementIn(parent, 'L');
  return items.map((item, index) => ({
    ...boxAround(index === 0 ? LINE : ITEM_SPACE, listItem(list, numbered ? String(index + 1) : '–', item, BESIDE)),
    // One item alone at the end or the beginning of a page looks lost.
    keep: items.length > 1 && (index === 0 || index === items.length - 2),
  }));
}

/** A short list below its title, half as wide as the column. */
function titledList(parent: Element, { title, items }: TitledList, x: number): readonly Item[] {
  const place = { x, width: spanWidth(2) };
  const list = elementIn(parent, 'L');
  const placed = [text(parent, 'P', title, styles.small, place)];
  for (const item of items)
    placed.push(...listItem(list, '–', item, { ...place, y: (placed.at(-1)?.bottom ?? 0) + ITEM_SPACE }));
  return placed;
}

function listItem(list: Element, label: string, words: string, { x, y, width }: Placement): readonly Item[] {
  const item = elementIn(list, 'LI');
  return [
    text(item, 'Lbl', label, styles.quiet, { x, y, width: INDENT }),
    text(item, 'LBody', words, styles.text, { x: x + INDENT, y, width: width - INDENT }),
  ];
}
