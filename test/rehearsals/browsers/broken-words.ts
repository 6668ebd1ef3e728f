interface BrokenWord {
  readonly parts: readonly string[];
  /** In a heading, a label, a button or the head of a table. */
  readonly isHeading: boolean;
  /** Each break is at a hyphen or a soft hyphen of the text. */
  readonly isMarked: boolean;
}

/** Finds the visible words of the page that are on several lines. Runs in the browser, so it uses nothing of its module. */
export function brokenWords(): BrokenWord[] {
  const range = document.createRange();
  const boxOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    // For a letter that begins a line, Chromium 109 reports the hyphen before it, too.
    return Array.from(range.getClientRects()).findLast(({ width }) => width > 0);
  };
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));

  const found: BrokenWord[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('svg, script, style, noscript, option') || isClipped(element))
      continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}\u00ad-]+/gu)) {
      const parts = [''];
      let line: number | undefined;
      for (let at = 0; at < word.length; at++) {
        // A soft hyphen at a line's end may be reported on either line.
        const box = word[at] === '\u00ad' ? undefined : boxOf(node, index + at, index + at + 1);
        if (line !== undefined && box && box.top >= line) parts.push('');
        parts.push((parts.pop() ?? '') + word.charAt(at));
        // A range of a letter can be a few pixels higher than the line's box: the next line begins below its middle.
        if (box) line = box.top + box.height / 2;
      }
      if (parts.length === 1) continue;
      const isMarked = parts.slice(0, -1).every((part) => /[-\u00ad]$/u.test(part));
      const isHeading = element.closest('h1, h2, h3, h4, th, dt, label, legend, button, summary') !== null;
      found.push({ parts, isMarked, isHeading });
    }
  }
  return found;
}
