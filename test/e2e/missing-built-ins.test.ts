/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allPaths, paths } from '../../shared/paths.ts';
import { hydrated, LATER_SCRIPTS, visit } from './browser.ts';
import { newerBuiltIns, noteUse, recentBuiltIns, removalOf } from './recent-built-ins.ts';

/** One of each kind of page: the others load the same scripts but for their texts. */
const KINDS = [
  paths.contact,
  paths.home,
  paths.facades,
  paths.finishes,
  paths.library,
  paths.complaint,
  paths.projects,
];

/** All words of the page that are seen, once it is hydrated or has turned out that it can't be. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.locator('html:is([data-hydrated], [data-script-failed])').waitFor({ state: 'attached' });
  // Header and footer hydrate a little later.
  await page.waitForTimeout(200);
  return page.evaluate(() => document.body.innerText.replace(/\s+/gu, ' '));
}

/** The last is answered by the page of the status 404. */
it.each([...allPaths, '/gibts-nicht'])('%s is hydrated without all that the oldest browser lacks', async (path) => {
  const { page } = await visit('about:blank');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript({ content: removalOf(newerBuiltIns) });
  await page.goto(path);
  await hydrated(page);
  await page.waitForTimeout(200);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(errors).toEqual([]);
});

it.each(KINDS)('%s is complete whichever recent built-in is missing', async (path) => {
  const { page, context } = await visit('about:blank', { reducedMotion: 'reduce' });
  await page.addInitScript(noteUse, recentBuiltIns);
  const complete = [await wordsOf(page, path)];
  const used = await page.evaluate(() => [...(window as unknown as { used: Set<string> }).used]);
  expect(used).toContain('Object.hasOwn');

  const plain = await context.newPage();
  await plain.route(LATER_SCRIPTS, (route) => route.abort());
  complete.push(await wordsOf(plain, path));

  // What a page doesn't ask for can be missing. All on one page, a third on each of the others.
  const turn = KINDS.indexOf(path);
  for (const builtIn of used.filter((_name, place) => path === paths.contact || (place + turn) % 3 === 0)) {
    const tab = await context.newPage();
    await tab.addInitScript({ content: removalOf([builtIn]) });
    expect(complete, `without ${builtIn}`).toContain(await wordsOf(tab, path));
    await tab.close();
  }
});
