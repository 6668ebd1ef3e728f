/** What a page shows in its first view, besides its heading. */
export interface FirstView {
  /** A sentence and a way on. */
  readonly hasSentence: boolean;
  /** What the picture must show, as shares of its width and height. */
  readonly shown?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** What is wrong with the boxes of a page at its top. Runs in the page: what it needs is inside. */
export function boxFaults({ hasSentence, shown }: FirstView): readonly string[] {
  const faults: string[] = [];
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const isIn = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const named = (element: Element) =>
    `${element.localName} «${(element.textContent || element.getAttribute('aria-label') || '').trim().replaceAll(/\s+/gu, ' ').slice(0, 50)}»`;

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

  /** The rectangles of a block's own text. */
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
  const ruler = document.body.appendChild(document.createElement('span'));
  ruler.style.cssText = 'position:absolute;visibility:hidden;width:12ch';
  for (const [block, rects] of blocks) {
    const right = Math.max(...rects.map((rect) => rect.right));
    if (right > width + 1 || rects.some((rect) => rect.left < -1)) faults.push(`beside the window: ${named(block)}`);
    const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight, lineHeight } = getComputedStyle(block);
    const height = Math.max(...rects.map((rect) => rect.bottom)) - Math.min(...rects.map((rect) => rect.top));
    // A label of three lines is no strip of text.
    if (height < 3.5 * Number.parseFloat(lineHeight)) continue;
    Object.assign(ruler.style, { font, letterSpacing, wordSpacing });
    const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (room > 0 && room < Math.min(ruler.getBoundingClientRect().width, 0.6 * width))
      faults.push(`narrower than twelve characters: ${named(block)}, ${Math.round(room)} px`);
  }
  ruler.remove();

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
      if (isOver) faults.push(`one over the other: ${named(element)}, ${named(other.element)}`);
    }

  const heading = document.querySelector('h1');
  if (!heading || !isIn(heading)) faults.push('the heading is not in the first view');
  if (hasSentence) {
    if (
      !elements.some(
        (element) => element.matches('main p:not(figure *)') && element.textContent.length > 40 && isIn(element),
      )
    )
      faults.push('no sentence is in the first view');
    if (!elements.some((element) => element.matches('main a:not(nav *, figure *)') && isIn(element)))
      faults.push('no way on is in the first view');
  }
  const image = shown && document.querySelector<HTMLImageElement>('main img');
  if (shown && image) {
    const box = image.getBoundingClientRect();
    const isUpright = innerHeight > innerWidth;
    const ratio = isUpright ? 1 : 1.6;
    const drawn = Math.max(box.width / ratio, box.height);
    const [atX = 0.5, atY = 0.5] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((value) => Number.parseFloat(value) / 100);
    const x = (share: number) =>
      (isUpright ? (share - 0.48) * 1.6 + 0.5 : share) * drawn * ratio + (box.width - drawn * ratio) * atX;
    const y = (share: number) => share * drawn + (box.height - drawn) * atY;
    if (x(shown.left) < -1 || x(shown.right) > box.width + 1 || y(shown.top) < -1 || y(shown.bottom) > box.height + 1)
      faults.push(
        `the picture is cut: ${[x(shown.left), x(shown.right), y(shown.top), y(shown.bottom)].map(Math.round).join(' ')} of ${Math.round(box.width)} x ${Math.round(box.height)}`,
      );
  }
  return faults;
}
