/** @module-tag thorough */
import { expect, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { hydrated, visit } from './browser.ts';
import { newerBuiltIns, removalOf } from './recent-built-ins.ts';

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
