/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { countLine, documents, libraryPage } from '../../web/content/library.ts';
import { downloadGroups } from '../../web/content/product-downloads.ts';
import { expectAccessible, visitHydrated } from './browser.ts';
import { downloadBy } from './download.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: libraryPage.searchLabel });
const count = (page: Page) => page.getByRole('status').filter({ hasText: countLine(0, '', 'alle').slice(1) });
const rows = (page: Page) => page.getByRole('table', { name: libraryPage.heading }).locator('tbody tr');
/** The words inside the documents arrive later, and then more documents match. */
const countsItsRows = async (page: Page, text: string) =>
  (await count(page).textContent()) === countLine(await rows(page).count(), text, 'alle');
const { productFiles } = libraryPage;
const fileRows = (page: Page) => page.getByRole('table', { name: productFiles.caption }).locator('tbody tr');
const countsItsFiles = async (page: Page) =>
  page.getByText(productFiles.count(await fileRows(page).count())).isVisible();
const titleOf = (id: string) =>
  [...documents, ...downloadGroups.flatMap(({ files }) => files)].find((file) => file.id === id)?.title ?? '';
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('filters while typing, shows the count, and keeps the search in the address without a trail of steps', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.library);
  expect(await rows(page).count()).toBe(documents.length);
  const steps = await page.evaluate(() => history.length);

  const [word = ''] = titleOf('pruefergebnisse').split(' ');
  const typed = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  await searchBox(page).pressSequentially(`  ${typed} `, { delay: 15 });
  await expect.poll(() => countsItsRows(page, typed)).toBe(true);
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(documents.length);
  expect(await searchBox(page).inputValue()).toBe(`  ${typed} `);
  expect(queryOf(page)).toEqual({ suche: typed });
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.getByRole('combobox', { name: libraryPage.categoryLabel }).selectOption('pflege');
  await expect.poll(() => count(page).textContent()).toBe(countLine(0, typed, 'pflege'));
  await page.getByRole('heading', { name: libraryPage.empty.heading }).waitFor();
  expect(queryOf(page)).toEqual({ suche: typed, kategorie: 'pflege' });
  await expectAccessible(page);

  await page.getByRole('button', { name: libraryPage.reset }).click();
  await expect.poll(() => count(page).textContent()).toBe(countLine(documents.length, '', 'alle'));
  expect(queryOf(page)).toEqual({});
  await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

it('lists the product files that match below the documents, and counts them apart', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.library);
  expect(await fileRows(page).count()).toBe(0);
  const title = titleOf('datenblatt-treppen');
  const [, word = ''] = title.split(' ');
  await searchBox(page).fill(word);
  await expect.poll(() => fileRows(page).first().textContent()).toContain(title);
  await expect.poll(() => countsItsRows(page, word)).toBe(true);
  await expect.poll(() => countsItsFiles(page)).toBe(true);
  await expectAccessible(page);

  // No document, but files: what is found is below, so nothing says that nothing was found.
  await searchBox(page).fill('dxf');
  await expect.poll(() => count(page).textContent()).toBe(countLine(0, 'dxf', 'alle'));
  await expect.poll(() => countsItsFiles(page)).toBe(true);
  expect(await page.getByRole('heading', { name: libraryPage.empty.heading }).count()).toBe(0);
  const download = await downloadBy(fileRows(page).getByRole('link', { name: 'DXF' }).first());
  expect(download.suggestedFilename()).toBe('detail-belagsaufbau.dxf');
  expect(consoleErrors).toEqual([]);
});
