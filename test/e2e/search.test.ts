/** @module-tag thorough */
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { stains } from '../../web/pages/cleaning/words.ts';
import { notFound } from '../../web/pages/not-found/words.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';

const rust = stains.find(({ id }) => id === 'rost');

it.each([1440, 390])('answers in the header of %i px, also offline, and leads on by keyboard', async (width) => {
  const { page, context, consoleErrors } = await visit(paths.home, { viewport: { width, height: 844 } });
  await page.getByRole('link', { name: layoutWords.search }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await field.waitFor();
  await hydrated(page);
  await context.setOffline(true);
  await field.fill('Rostflecken');
  const first = dialog.locator('ul > li').first();
  await expect.poll(() => first.locator('ol > li').allTextContents()).toEqual(rust?.steps);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.cleaning}#rost`);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.home);
  // A page is fetched as soon as its link is pointed at: without a network the browser reports that.
  expect(consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

it('leads from a missing page to what its address was looking for', async () => {
  const { page } = await visit('/produkte/tiefgarage');
  await page.getByRole('main').getByRole('link', { name: notFound.search }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('tiefgarage');
  const found = dialog.locator('ul > li').first();
  expect(await found.textContent()).toContain('Über Tiefgaragen');
  await found.getByRole('link').click();
  await page.waitForURL(`**${paths.smallArchitecture}#grenzen`);
});
