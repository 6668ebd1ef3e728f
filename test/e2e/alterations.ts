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
  'a writing assistant puts an element behind each text field': () => {
    for (const field of document.querySelectorAll('textarea, input[type=text]')) {
      field.setAttribute('data-gramm', 'false');
      field.after(document.createElement('grammarly-extension'));
    }
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
  'a password manager puts its list at the end of the page': () => {
    for (const parent of [document.body, document.querySelector('#app')]) {
      const list = document.createElement('com-1password-menu');
      list.setAttribute('popover', 'manual');
      parent?.append(list);
    }
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
  'a dark mode gives all elements its colours': () => {
    const style = document.createElement('style');
    style.className = 'darkreader';
    style.textContent = 'html { background: #181a1b !important; color: #e8e6e3 !important }';
    document.head.append(style);
    document.querySelector('#app')?.prepend(style.cloneNode(true));
    document.documentElement.dataset['darkreaderMode'] = 'dynamic';
    for (const element of document.querySelectorAll<HTMLElement>('#app div, #app p, #app button, #app label'))
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
  },
  'an ad blocker removes elements': () => {
    for (const selector of ['main aside', 'form p', 'header nav li:last-child', 'footer li'])
      document.querySelector(selector)?.remove();
  },
  'a dialler makes links of numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/\d/u.test(text.data) || text.parentElement?.closest('script, style, noscript, textarea, option')) continue;
      const link = document.createElement('a');
      link.href = 'tel:+41000000000';
      text.replaceWith(link);
      link.append(text);
    }
  },
  'an extension changes words': () => {
    const walker = document.createTreeWalker(document.querySelector('#app') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('textarea')) text.data = text.data.replaceAll('e', 'ë').replaceAll('ss', 'ß');
    }
  },
  'a video helper puts a frame into the page': () => {
    for (const selector of ['main', 'main section', 'form']) {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<p>Extension</p>';
      document.querySelector(selector)?.prepend(frame);
    }
  },
  'an extension puts each control into an element of its own': () => {
    for (const field of document.querySelectorAll('form input, form textarea, form select, form [type=submit]')) {
      const frame = document.createElement('ext-field');
      field.replaceWith(frame);
      frame.append(field);
    }
  },
  'an extension puts one element before a label': () => {
    document.querySelector('form label')?.before(document.createElement('ext-mark'));
  },
  'a password manager puts a box before each field': () => {
    for (const field of document.querySelectorAll('form input, form textarea'))
      field.before(document.createElement('ext-box'));
  },
  'a reader wraps the texts of the form': () => {
    const form = document.querySelector('form[method=post]') ?? document.body;
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('textarea, option, noscript')) continue;
      const span = document.createElement('span');
      text.replaceWith(span);
      span.append(text);
    }
  },
  'a consent tool puts its banner before the page': () => {
    document.querySelector('#app')?.prepend(document.createElement('aside'));
  },
};

/** Alters a page as one of them does. */
export async function alter(page: Page, name: string): Promise<void> {
  const alteration = ALTERATIONS[name];
  if (!alteration) throw new Error(`There is no alteration «${name}».`);
  await page.evaluate(alteration);
}
