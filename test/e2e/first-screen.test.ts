import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allPaths, paths } from '../../web/paths.ts';
import { hydrated, visit } from './browser.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;

const text = (page: Page) => page.locator('main > div').textContent();

/** The page's text as the server sends it; with a request that parses by itself, since the site makes no document of a string. */
function sentText(page: Page, path: string): Promise<string | null | undefined> {
  return page.evaluate(
    (url) =>
      new Promise<string | null | undefined>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', url);
        request.responseType = 'document';
        request.addEventListener('load', () => {
          const sent = request.responseXML;
          // Here every browser runs scripts.
          for (const element of sent?.querySelectorAll('noscript') ?? []) element.remove();
          resolve(sent?.querySelector('main > div')?.textContent);
        });
        request.send();
      }),
    path,
  );
}

/** Every page is reached by a link that stands somewhere in the page, in a closed menu perhaps. */
const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().evaluate((link: HTMLElement) => link.click());

/** The text that stands there when the heading of a page has just changed for the first time. */
function textAtFirst(page: Page, leave: () => Promise<unknown>): Promise<string | null | undefined> {
  const seen = page.evaluate(
    () =>
      new Promise<string | null | undefined>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === heading) return;
          observer.disconnect();
          resolve(document.querySelector('main > div')?.textContent);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  return Promise.all([seen, leave()]).then(([found]) => found);
}

it('every page that a link on a phone leads to becomes the page that is sent from its address', async () => {
  await using visited = await visit('/gibt-es-nicht', phone);
  const { page } = visited;
  await page.touchscreen.tap(5, 5);
  await hydrated(page);
  for (const path of allPaths) {
    const whole = await sentText(page, path);
    expect(whole?.length, path).toBeGreaterThan(100);
    await follow(page, path);
    await expect.poll(() => text(page), { message: path }).toBe(whole);
  }
});

it('a link on a phone leads to the first screen of a page before the rest is made, and the way back to the whole page', async () => {
  await using visited = await visit(paths.products, phone);
  const { page } = visited;
  await page.touchscreen.tap(5, 5);
  await hydrated(page);
  const overview = await text(page);
  const whole = await sentText(page, paths.outdoorStairs);

  const first = await textAtFirst(page, () => follow(page, paths.outdoorStairs));
  expect(first).toContain('Aussentreppen');
  expect(first?.length).toBeLessThan((whole?.length ?? 0) / 2);
  await expect.poll(() => text(page)).toBe(whole);

  expect(await textAtFirst(page, () => page.goBack())).toBe(overview);
});

it('a link on a phone to a place on a page leads to the whole page', async () => {
  await using visited = await visit(paths.outdoorStairs, phone);
  const { page } = visited;
  await page.touchscreen.tap(5, 5);
  await hydrated(page);
  const link = page.locator(`main a[href^="${paths.finishes}#"]`).first();
  const first = await textAtFirst(page, () => link.evaluate((element: HTMLElement) => element.click()));
  expect(first).toBe(await sentText(page, paths.finishes));
});

it('a link leads to the whole page where there is a mouse', async () => {
  await using visited = await visit(paths.products, { reducedMotion: 'reduce' });
  const { page } = visited;
  await page.mouse.move(50, 50);
  await hydrated(page);
  const first = await textAtFirst(page, () => follow(page, paths.outdoorStairs));
  expect(first).toBe(await sentText(page, paths.outdoorStairs));
});
