/** An unbreakable block of full width; a page is a stack of them. */
export interface Box {
  /** In points. */
  readonly height: number;
  /** White above it, unless it is the first of its page. */
  readonly space: number;
  /** Never the last of its page. */
  readonly keep?: boolean;
  /** Begins a page. */
  readonly opens?: boolean;
  /** How much higher it may get where the page has room. */
  readonly stretch?: number;
  /** Left out where that saves a page. */
  readonly dispensable?: boolean;
  /** Draws it. @param y of its upper edge @param extra height that it got */
  readonly draw: (y: number, extra: number) => void | Promise<void>;
}

interface Placed {
  readonly box: Box;
  readonly y: number;
  readonly extra: number;
}

/** Where the boxes of a page begin and end, in points. */
interface PageFrame {
  readonly top: number;
  readonly bottom: number;
}

type Pages = readonly (readonly Placed[])[];

/** A last page may stay open more than one that goes on. */
const LAST_PAGE_WEIGHT = 0.6;

/**
 * Piles boxes on pages, on as few as possible. What may stretch gets as high as spreads the white at their feet best.
 * Optional space is kept where that costs no page.
 * @param step by which a box grows, in points
 */
export function paginate(boxes: readonly Box[], frame: PageFrame, step: number): Pages {
  const chapters = chaptersOf(boxes);
  return chapters.flatMap((chapter) => {
    const steps = Math.floor(Math.max(0, ...chapter.map(({ stretch = 0 }) => stretch)) / step);
    const attempts = Array.from({ length: steps + 1 }, (_, index) =>
      pile(chapter, frame, ({ stretch = 0 }) => Math.min(stretch, index * step)),
    );
    attempts.push(
      pile(
        chapter.filter(({ dispensable }) => !dispensable),
        frame,
        () => 0,
      ),
    );
    const fewest = Math.min(...attempts.map(({ length }) => length));
    const whites = attempts.map((pages) => (pages.length === fewest ? whiteOf(pages, frame) : Infinity));
    return attempts[whites.indexOf(Math.min(...whites))] ?? [];
  });
}

/** Penalty for empty space at the feet of the pages; one half-empty page counts more than two that are a quarter empty. */
function whiteOf(pages: Pages, { bottom }: PageFrame): number {
  return pages.reduce((sum, page, index) => {
    const last = page.at(-1);
    const white = last ? bottom - last.y - last.box.height - last.extra : 0;
    return sum + white ** 2 * (index === pages.length - 1 ? LAST_PAGE_WEIGHT : 1);
  }, 0);
}

/** Boxes up to the next one that begins a page. */
function chaptersOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const starts = boxes.flatMap(({ opens }, index) => (opens || index === 0 ? [index] : []));
  return starts.map((start, index) => boxes.slice(start, starts[index + 1]));
}

function pile(boxes: readonly Box[], { top, bottom }: PageFrame, extraOf: (box: Box) => number): Pages {
  const pages: Placed[][] = [];
  let y = Infinity;
  for (const group of groupsOf(boxes)) {
    const height = group.reduce((sum, box) => sum + box.space + box.height + extraOf(box), 0);
    if (y + height > bottom) {
      y = top;
      pages.push([]);
    }
    const page = pages.at(-1) ?? [];
    for (const box of group) {
      y += page.length === 0 ? 0 : box.space;
      page.push({ box, y, extra: extraOf(box) });
      y += box.height + extraOf(box);
    }
  }
  return pages;
}

/** Boxes that have to stay on one page: each that keeps with the next, and that one. */
function groupsOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const groups: Box[][] = [];
  boxes.forEach((box, index) => {
    const group = groups.at(-1);
    if (group && boxes[index - 1]?.keep) group.push(box);
    else groups.push([box]);
  });
  return groups;
}
