/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { documents, libraryPage } from '../../web/content/library.ts';
import { expectAccessible, visitHydrated } from './browser.ts';
import { downloadBy } from './download.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: libraryPage.searchLabel });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Dokumente gefunden' });
const rows = (page: Page) => page.getByRole('table', { name: libraryPage.heading }).locator('tbody tr');
/** The words inside the documents arrive later, and then more documents match. */
const countsItsRows = async (page: Page, text: string) =>
  (await count(page).textContent()) === `${await rows(page).count()} Dokumente gefunden für «${text}»`;
const { productFiles } = libraryPage;
const fileRows = (page: Page) => page.getByRole('table', { name: productFiles.caption }).locator('tbody tr');
const countsItsFiles = async (page: Page) =>
  page.getByText(productFiles.count(await fileRows(page).count())).isVisible();
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('filters while typing, shows the count, and keeps the search in the address without a trail of steps', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.library);
  expect(await rows(page).count()).toBe(documents.length);
  const steps = await page.evaluate(() => history.length);

  await searchBox(page).pressSequentially('  PRUFERGEBNISSE ', { delay: 15 });
  await expect.poll(() => countsItsRows(page, 'PRUFERGEBNISSE')).toBe(true);
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(documents.length);
  expect(await searchBox(page).inputValue()).toBe('  PRUFERGEBNISSE ');
  expect(queryOf(page)).toEqual({ suche: 'PRUFERGEBNISSE' });
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.getByRole('combobox', { name: libraryPage.categoryLabel }).selectOption('Pflegehinweise');
  await expect.poll(() => count(page).textContent()).toMatch(/^0 Dokumente gefunden für «.*» in Pflegehinweise$/u);
  await page.getByRole('heading', { name: libraryPage.empty.heading }).waitFor();
  expect(queryOf(page)).toEqual({ suche: 'PRUFERGEBNISSE', kategorie: 'pflege' });
  await expectAccessible(page);

  await page.getByRole('button', { name: libraryPage.reset }).click();
  await expect.poll(() => count(page).textContent()).toBe(`${documents.length} Dokumente gefunden`);
  expect(queryOf(page)).toEqual({});
  await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

it('lists the product files that match below the documents, and counts them apart', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.library);
  expect(await fileRows(page).count()).toBe(0);
  await searchBox(page).fill('Treppen');
  await expect.poll(() => fileRows(page).first().textContent()).toContain('Datenblatt Treppen aussen und innen');
  await expect.poll(() => countsItsRows(page, 'Treppen')).toBe(true);
  await expect.poll(() => countsItsFiles(page)).toBe(true);
  await expectAccessible(page);

  // No document, but files: what is found is below, so nothing says that nothing was found.
  await searchBox(page).fill('dxf');
  await expect.poll(() => count(page).textContent()).toBe('0 Dokumente gefunden für «dxf»');
  await expect.poll(() => countsItsFiles(page)).toBe(true);
  expect(await page.getByRole('heading', { name: libraryPage.empty.heading }).count()).toBe(0);
  const download = await downloadBy(fileRows(page).getByRole('link', { name: 'DXF' }).first());
  expect(download.suggestedFilename()).toBe('detail-belagsaufbau.dxf');
  expect(consoleErrors).toEqual([]);
});
