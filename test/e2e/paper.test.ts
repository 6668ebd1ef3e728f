/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { allPaths, paths, productPages } from '../../shared/paths.ts';
import { finishes } from '../../web/content/finishes.ts';
import { home } from '../../web/pages/home/words.ts';
import { visit, visitHydrated } from './browser.ts';

const SHEET = { format: 'A4', preferCSSPageSize: true } as const;
const sheetsOf = async (page: Page) =>
  (await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(SHEET))))).text.map(withoutSpaces);

/** A4 in pixels of CSS. */
const SHEET_SIZE = { width: 794, height: 1123 };

/** A text without spaces and word joiners: lines of a sheet break elsewhere. */
const withoutSpaces = (text: string) => text.replaceAll(/[\s\u2060]/gu, '');

it.each([...allPaths, '/gibt-es-nicht'])(
  'prints each heading of a section of %s on the sheet of its first paragraph or item, and that as a whole',
  async (path) => {
    const { page } = await visitHydrated(path);
    await page.emulateMedia({ media: 'print' });
    const beginnings = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main section h2'), (heading) => {
        const content = heading.parentElement?.nextElementSibling?.firstElementChild;
        const next = heading.nextElementSibling ?? (content?.matches('dl') ? content.firstElementChild : content);
        // One for screen readers only is clipped to a pixel.
        return heading.checkVisibility() && heading.clientWidth > 1
          ? { heading: heading.textContent, follows: next?.matches('p, dl > div') ? next.textContent : '' }
          : undefined;
      }).filter((beginning) => beginning !== undefined),
    );
    expect(await page.locator('nav:visible').count()).toBe(0);
    await page.setViewportSize(SHEET_SIZE);
    const pictures = await page
      .locator('figure > :has(> picture):visible')
      .evaluateAll((frames) => frames.map((frame) => frame.clientHeight));
    expect(Math.max(0, ...pictures), 'height of a picture').toBeLessThan(SHEET_SIZE.height / 3);
    const sheets = await sheetsOf(page);
    // A product prints as a data sheet.
    const most = productPages.some((name) => paths[name] === path) ? 2 : Infinity;
    expect(sheets.length).toBeLessThanOrEqual(most);
    const headings = (await page.locator('main :is(h2, h3, h4)').filter({ visible: true }).allTextContents()).map(
      withoutSpaces,
    );
    for (const sheet of sheets)
      expect(
        headings.filter((heading) => sheet.endsWith(heading)),
        'at the foot of a sheet',
      ).toEqual([]);
    for (const { heading, follows } of beginnings) {
      const isKept = sheets.some(
        (sheet) => sheet.includes(withoutSpaces(heading + follows)) && !sheet.endsWith(withoutSpaces(heading)),
      );
      expect(isKept, heading).toBe(true);
    }
  },
);

it.each([
  [paths.finishes, finishes.map(({ name }) => name)],
  [paths.home, home.showcase.tabs.map(({ title }) => title)],
])('names each panel of %s where its switch is not: on paper and without script', async (path, names) => {
  const { page } = await visit(path);
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main h3').filter({ visible: true });
  expect(await headings.allTextContents()).toEqual(expect.arrayContaining(names));
  await page.emulateMedia({ media: 'screen' });
  expect(await headings.allTextContents()).not.toEqual(expect.arrayContaining([names[0]]));
  const { page: withoutScript } = await visit(path, { javaScriptEnabled: false });
  const shown = withoutScript.locator('main :is(h3, fieldset label)').filter({ visible: true });
  expect(await shown.allTextContents()).toEqual(expect.arrayContaining(names));
});
