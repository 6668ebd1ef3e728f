import type { Page } from 'playwright-core';

/**
 * Text that is set in another size or weight than those of web/layout/tokens.css, as «16px 400: the text».
 * The lettering of drawings is to their scale, so text in an SVG doesn't count.
 */
export async function textOffScale(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ruler = document.createElement('span');
    document.body.append(ruler);
    const sizes = new Set(
      ['small', 'body', 'lead', 'h2', 'h1'].map((name) => {
        ruler.style.fontSize = `var(--text-${name})`;
        return getComputedStyle(ruler).fontSize;
      }),
    );
    ruler.remove();
    const weights = new Set(['400', '600']);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('svg, script, style, noscript') || !parent.checkVisibility())
        continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      if (!sizes.has(fontSize) || !weights.has(fontWeight))
        found.add(`${fontSize} ${fontWeight}: ${text.slice(0, 40)}`);
    }
    return [...found];
  });
}
