import { BOTTOM, TOP } from './sheet.ts';

/** Where something is set. All measures are in points. */
export interface Placement {
  readonly x: number;
  /** Of its upper edge, in its box. */
  readonly y?: number;
  readonly width: number;
}

/** A text, a figure or a line at its place in a box. */
export interface Item {
  /** From the upper edge of its box. */
  readonly bottom: number;
  /** @param top of its box on the page */
  readonly draw: (top: number) => void | Promise<void>;
}

/** An unbreakable block of full width; a page is a stack of them. */
export interface Box {
  readonly items: readonly Item[];
  readonly height: number;
  /** White above it, unless it is the first of its page. */
  readonly space: number;
  /** Never the last of its page. */
  readonly keep?: boolean;
  /** Begins a page. */
  readonly opens?: boolean;
  /** The same in other heights. It gets the one that suits its pages best, and is left out where that saves a page. */
  readonly heights?: readonly Box[];
}

/** A box as high as its items, in the order of reading. */
export const boxAround = (space: number, items: readonly Item[]): Box => ({
  items,
  height: Math.max(...items.map(({ bottom }) => bottom)),
  space,
});

interface Placed {
  readonly box: Box;
  readonly y: number;
}

type Pages = readonly (readonly Placed[])[];

/** Piles boxes on as few pages as possible, with the white spread best at the pages' feet. */
export function paginate(boxes: readonly Box[]): Pages {
  const starts = boxes.flatMap(({ opens }, index) => (opens || index === 0 ? [index] : []));
  return starts.flatMap((start, index) => {
    const chapter = boxes.slice(start, starts[index + 1]);
    const flexible = chapter.findIndex(({ heights }) => heights);
    if (flexible === -1) return pile(chapter);
    const without = pile(chapter.filter((_, place) => place !== flexible));
    const tried =
      chapter[flexible]?.heights?.map((box) =>
        pile(chapter.map((other, place) => (place === flexible ? box : other))),
      ) ?? [];
    const [best = without] = tried
      .filter(({ length }) => length === without.length)
      .sort((one, other) => whiteOf(one) - whiteOf(other));
    return best;
  });
}

/** Empty space at the feet of the pages, squared: one half-empty page counts more than two that are a quarter empty. */
const whiteOf = (pages: Pages): number =>
  pages.reduce((sum, page) => {
    const last = page.at(-1);
    return sum + (last ? BOTTOM - last.y - last.box.height : 0) ** 2;
  }, 0);

function pile(boxes: readonly Box[]): Pages {
  const pages: Placed[][] = [];
  let y = Infinity;
  boxes.forEach((box, index) => {
    // Boxes that have to stay on one page are placed with the first of them.
    if (!boxes[index - 1]?.keep && y + heightOf(boxes.slice(index)) > BOTTOM) {
      pages.push([]);
      y = TOP;
    }
    const page = pages.at(-1) ?? [];
    y += page.length === 0 ? 0 : box.space;
    page.push({ box, y });
    y += box.height;
  });
  return pages;
}

/** Height of the first box and of those that have to stay with it. */
function heightOf(boxes: readonly Box[]): number {
  const end = boxes.findIndex(({ keep }) => !keep);
  return boxes.slice(0, end + 1).reduce((sum, box) => sum + box.space + box.height, 0);
}
