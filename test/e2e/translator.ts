import type { Page } from 'playwright-core';
import { hydrated } from './browser.ts';

/** Around each text that the translator wrote. */
const [BEGIN, END] = ['⟦', '⟧'];

declare global {
  interface Window {
    /** What the page wrote into text that the translator has replaced: the visitor doesn't see it. */
    unseen?: string[];
  }
}

/**
 * Translates a page as browsers do: each text is replaced by an element with the translation, and so is each that comes later. The
 * translation is the text itself between two marks.
 */
export async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(
    ([begin, end]) => {
      const replaced = new WeakSet<Node>();
      const unseen: string[] = (window.unseen = []);
      const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
      Object.defineProperty(Node.prototype, 'nodeValue', {
        ...own,
        set(this: Node, text: string) {
          if (replaced.has(this) && !this.isConnected && text !== this.nodeValue)
            unseen.push(`${this.nodeValue} → ${text}`);
          own.set?.call(this, text);
        },
      });
      const replace = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('title, script, style, noscript, textarea, font, svg'))
            continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = begin + text.data + end;
          outer.append(inner);
          text.replaceWith(outer);
          replaced.add(text);
        }
      };
      replace(document.documentElement);
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') replace(target.parentNode ?? target);
          for (const node of addedNodes) replace(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
        }
      }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
    },
    [BEGIN, END] as const,
  );
}

/** All texts of a page and the values of its fields, without blanks and the translator's marks. */
export async function statedOn(page: Page): Promise<string> {
  const stated = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.closest('script, style, noscript')) texts.push(data);
    }
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
    return [...texts, ...fields.map(({ value }) => value)].join('');
  });
  return stated.replaceAll(/[\s⟦⟧]/gu, '');
}
