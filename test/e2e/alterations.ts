import type { Page } from 'playwright-core';

/** Undoes what the translator does to a text. No text of the site has this letter. */
export const original = (text: string): string => text.replaceAll('ë', 'e');

/** The one that alters most, and whatever comes later. */
export const TRANSLATOR = 'a translator replaces all texts, and those that come later';

/** What programs of a visitor do to a page, each as a script that runs in it: where they put what, and under which names, is theirs. */
export const ALTERATIONS: Readonly<Record<string, () => void>> = {
  [TRANSLATOR]: () => {
    const untouched = 'font, script, style, noscript, svg, textarea';
    const translate = (parent: Node) => {
      const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
        inner.textContent = text.data.replaceAll('e', 'ë');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  },
  'a password manager puts its mark into the form': () => {
    for (const field of document.querySelectorAll('form [type=email], form [type=tel]')) {
      const mark = document.createElement('div');
      mark.dataset['lastpassIconRoot'] = 'true';
      mark.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      field.before(mark);
    }
    document.querySelector('form')?.prepend(document.createElement('div'));
  },
  'several extensions put attributes on all elements': () => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const element of document.querySelectorAll('#app *')) {
      element.setAttribute('data-extension-seen', '');
      element.setAttribute('bis_skin_checked', '1');
    }
    for (const field of document.querySelectorAll('input, textarea')) field.classList.add('keeper-field');
  },
  'an annotation marks words in the page': () => {
    for (const paragraph of document.querySelectorAll('main p, form label')) {
      const text = [...paragraph.childNodes].find((node) => node instanceof Text && node.data.length > 3);
      if (!text) continue;
      const words = document.createRange();
      words.setStart(text, 1);
      words.setEnd(text, 3);
      words.surroundContents(document.createElement('hypothesis-highlight'));
    }
  },
  'an ad blocker removes elements': () => {
    for (const selector of ['main aside', 'form p', 'header nav li:last-child', 'footer li'])
      document.querySelector(selector)?.remove();
  },
  'an extension puts each control into an element of its own': () => {
    for (const field of document.querySelectorAll('form input, form textarea, form select, form [type=submit]')) {
      const frame = document.createElement('ext-field');
      field.replaceWith(frame);
      frame.append(field);
    }
  },
};

export async function alter(page: Page, name: string): Promise<void> {
  const alteration = ALTERATIONS[name];
  if (!alteration) throw new Error(`There is no alteration «${name}».`);
  await page.evaluate(alteration);
}
