/** A part of a picture of that ratio, as shares of its width and height. */
interface Part {
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a page shows in its first view, in addition to its heading. */
export interface FirstView {
  readonly hasSentence: boolean;
  readonly shown?: { readonly whole: Part; readonly upright: Part };
}

/** What is wrong with the boxes of a page at its top. Runs in the page: what it needs is inside. */
export function boxFaults({ hasSentence, shown }: FirstView): readonly string[] {
  const faults: string[] = [];
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const report = (fault: string, ...of: readonly Element[]) =>
    faults.push(
      [fault, ...of.map(({ localName, textContent }) => `${localName} «${textContent.trim().slice(0, 50)}»`)].join(
        ': ',
      ),
    );

  // Cut or scrolled on purpose, or for screen readers only.
  const framed = new WeakMap<Element, boolean>();
  const isFramed = (element: Element): boolean => {
    const known = framed.get(element);
    if (known !== undefined) return known;
    const { overflowX, clip, clipPath, opacity } = getComputedStyle(element);
    const isCut = overflowX !== 'visible' || clip !== 'auto' || clipPath !== 'none' || opacity === '0';
    const answer =
      element !== document.body && (isCut || (element.parentElement !== null && isFramed(element.parentElement)));
    framed.set(element, answer);
    return answer;
  };
  const elements = [...document.querySelectorAll<HTMLElement>('body *:not(svg *, dialog *)')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

  if (scrollWidth > width) faults.push(`the page is ${scrollWidth - width} px wider than the window`);

  const blocks = new Map<Element, DOMRect[]>();
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const range = document.createRange();
  for (const element of elements) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim() || isFramed(element)) continue;
      range.selectNodeContents(node);
      const block = blockOf(element);
      blocks.set(block, [...(blocks.get(block) ?? []), ...range.getClientRects()]);
    }
  }
  for (const [block, rects] of blocks) {
    const right = Math.max(...rects.map((rect) => rect.right));
    if (right > width + 1 || rects.some((rect) => rect.left < -1)) report('beside the window', block);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    // A label of three lines is no strip of text. A sign is half as wide as the font is high.
    const least = Math.min(6 * Number.parseFloat(getComputedStyle(block).fontSize), 0.6 * width);
    if (lines > 3 && block.clientWidth > 0 && block.clientWidth < least)
      report('narrower than twelve characters', block);
  }

  const controls = elements
    .filter((element) => element.matches('a[href], button, input, select, textarea, summary') && !isFramed(element))
    .map((element) => ({ element, rects: [...element.getClientRects()] }));
  for (const [index, { element, rects }] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (element.contains(other.element)) continue;
      const isOver = rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      );
      if (isOver) report('one over the other', element, other.element);
    }

  const inView = elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  if (!inView.some((element) => element.matches('h1'))) report('the heading is not in the first view');
  if (hasSentence) {
    if (!inView.some((element) => element.matches('main p:not(figure *)') && element.textContent.length > 40))
      report('no sentence is in the first view');
    if (!inView.some((element) => element.matches('main a:not(nav *, figure *)')))
      report('no way on is in the first view');
  }
  const image = document.querySelector<HTMLImageElement>('main img');
  if (!shown || !image) return faults;
  // As `object-fit: cover` draws it.
  const box = image.getBoundingClientRect();
  const { ratio, left, right, top, bottom } = innerHeight > innerWidth ? shown.upright : shown.whole;
  const height = Math.max(box.width / ratio, box.height);
  const overX = height * ratio - box.width;
  const overY = height - box.height;
  const [atX = 50, atY = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const cutX = (overX * atX) / 100;
  const cutY = (overY * atY) / 100;
  const isCut =
    left * height * ratio < cutX ||
    right * height * ratio > box.width + cutX ||
    top * height < cutY ||
    bottom * height > box.height + cutY;
  if (isCut) report('the picture is cut');
  return faults;
}
