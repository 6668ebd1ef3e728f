/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allPaths, paths } from '../../shared/paths.ts';
import { visitHydrated } from './browser.ts';

const text = (page: Page) => page.locator('main > div').textContent();

/** The page's text as the server sends it. The request parses it, since trusted types forbid to make a document of a string. */
function sentText(page: Page, path: string): Promise<string | null | undefined> {
  return page.evaluate(
    (url) =>
      new Promise<string | null | undefined>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', url);
        request.responseType = 'document';
        request.addEventListener('load', () => {
          const sent = request.responseXML;
          // Their content is no text in a browser that runs scripts.
          for (const element of sent?.querySelectorAll('noscript') ?? []) element.remove();
          resolve(sent?.querySelector('main > div')?.textContent);
        });
        request.send();
      }),
    path,
  );
}

/** Every page is linked from every other, in a closed menu perhaps. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

it('a link leads to the same page as its address', async () => {
  // Parsing another page's document would violate this page's policy.
  const { page, consoleErrors } = await visitHydrated(paths.about, { reducedMotion: 'reduce', bypassCSP: true });
  // The last two have the same drawing.
  for (const path of [...allPaths, paths.technicalInfo, paths.laying]) {
    const whole = await sentText(page, path);
    expect(whole?.length, path).toBeGreaterThan(100);
    await follow(page, path);
    await expect.poll(() => text(page), { message: path }).toBe(whole);
  }
  expect(consoleErrors).toEqual([]);
});

it('pages that are only read keep nothing on the device but how far they were scrolled', async () => {
  const { page, context } = await visitHydrated(paths.about, { reducedMotion: 'reduce' });
  for (const path of allPaths) {
    await follow(page, path);
    await page.waitForURL(path);
  }
  expect(await context.cookies()).toEqual([]);
  const kept = page.evaluate(async () => [
    Object.keys(localStorage),
    (await indexedDB.databases()).map(({ name }) => name),
    Object.keys(sessionStorage),
  ]);
  expect(await kept).toEqual([[], [], ['scroll-positions']]);
});

it('the link in a caption leads to its stone, also within a card that leads elsewhere', async () => {
  const { page } = await visitHydrated(paths.technicalInfo);
  await page.locator('main li figcaption a').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.finishes);
});
