import { BOTTOM, LINE, TOP } from './sheet.ts';

/** An unbreakable block of full width; a page is a stack of them. All measures are in points. */
export interface Box {
  readonly height: number;
  /** White above it, unless it is the first of its page. */
  readonly space: number;
  /** Never the last of its page. */
  readonly keep?: boolean;
  /** Begins a page. */
  readonly opens?: boolean;
  /** How much higher it may get where the page has room; left out where that saves a page. */
  readonly stretch?: number;
  /** Draws it. @param y of its upper edge @param extra height that it got */
  readonly draw: (y: number, extra: number) => void | Promise<void>;
}

interface Placed {
  readonly box: Box;
  readonly y: number;
  readonly extra: number;
}

type Pages = readonly (readonly Placed[])[];

/** Piles boxes on as few pages as possible. What may stretch gets as high as spreads the white at the pages' feet best. */
export function paginate(boxes: readonly Box[]): Pages {
  const starts = boxes.flatMap(({ opens }, index) => (opens || index === 0 ? [index] : []));
  return starts.flatMap((start, index) => {
    const chapter = boxes.slice(start, starts[index + 1]);
    const most = Math.max(...chapter.map(({ stretch = 0 }) => stretch));
    const rigid = pile(
      chapter.filter(({ stretch }) => stretch === undefined),
      0,
    );
    let best: Pages | undefined;
    for (let extra = 0; extra <= most; extra += LINE / 2) {
      const pages = pile(chapter, extra);
      if (pages.length === rigid.length && (!best || whiteOf(pages) < whiteOf(best))) best = pages;
    }
    return best ?? rigid;
  });
}

/** Empty space at the feet of the pages, squared: one half-empty page counts more than two that are a quarter empty. */
const whiteOf = (pages: Pages): number =>
  pages.reduce((sum, page) => {
    const last = page.at(-1);
    return sum + (last ? BOTTOM - last.y - last.box.height - last.extra : 0) ** 2;
  }, 0);

/** @param extra height for each box that may stretch so far */
function pile(boxes: readonly Box[], extra: number): Pages {
  const pages: Placed[][] = [];
  const extraOf = ({ stretch = 0 }: Box) => Math.min(stretch, extra);
  let y = Infinity;
  boxes.forEach((box, index) => {
    // Boxes that have to stay on one page are placed with the first of them.
    if (!boxes[index - 1]?.keep && y + heightOf(boxes.slice(index), extraOf) > BOTTOM) {
      pages.push([]);
      y = TOP;
    }
    const page = pages.at(-1) ?? [];
    y += page.length === 0 ? 0 : box.space;
    page.push({ box, y, extra: extraOf(box) });
    y += box.height + extraOf(box);
  });
  return pages;
}

/** Height of the first box and of those that have to stay with it. */
function heightOf(boxes: readonly Box[], extraOf: (box: Box) => number): number {
  const end = boxes.findIndex(({ keep }) => !keep);
  return boxes.slice(0, end + 1).reduce((sum, box) => sum + box.space + box.height + extraOf(box), 0);
}
