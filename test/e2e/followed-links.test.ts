/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allPaths, paths } from '../../shared/paths.ts';
import { visit, visitHydrated } from './browser.ts';

const text = (page: Page) => page.locator('main > div').textContent();

/** Every page is linked from every other, in a closed menu perhaps. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

it('a link leads to the same page as its address, and reading keeps nothing on the device but how far one scrolled', async () => {
  const { page, context, consoleErrors } = await visitHydrated(paths.about);
  const { page: sent } = await visit('about:blank', { javaScriptEnabled: false });
  // The last two have the same drawing.
  for (const path of [...allPaths, paths.technicalInfo, paths.laying]) {
    await sent.goto(path);
    // Its content is no text in a browser that runs scripts.
    await sent.locator('noscript').evaluateAll((elements) => elements.forEach((element) => element.remove()));
    const whole = await text(sent);
    expect(whole?.length, path).toBeGreaterThan(100);
    await follow(page, path);
    await expect.poll(() => text(page), { message: path }).toBe(whole);
  }
  await page.reload();
  expect(await context.cookies()).toEqual([]);
  const kept = page.evaluate(async () => [
    Object.keys(localStorage),
    (await indexedDB.databases()).map(({ name }) => name),
    Object.keys(sessionStorage),
  ]);
  expect(await kept).toEqual([[], [], ['scroll-positions']]);
  expect(consoleErrors).toEqual([]);
});

it('the link in a caption leads to its stone, also within a card that leads elsewhere', async () => {
  const { page } = await visitHydrated(paths.technicalInfo);
  await page.locator('main li figcaption a').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.finishes);
});
