/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { finishes, finishesPage } from '../../web/content/finishes.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';

const enlarge = (page: Page) => page.getByRole('link', { name: galleryWords.enlarge });
const view = (page: Page) => page.getByRole('dialog', { name: galleryWords.label });
const shows = (page: Page, title = '') => view(page).getByText(title, { exact: true }).waitFor();

it('shows the finishes in full size by keyboard, one after the other, and gives the focus back', async () => {
  const { page, consoleErrors } = await visit(paths.finishes);
  await page.locator(`label[for=wahl-${finishes[1]?.id}]`).click();
  const second = enlarge(page).first();
  await second.focus();
  await hydrated(page);

  await page.keyboard.press('Enter');
  await shows(page, finishes[1]?.name);
  await page.keyboard.press('ArrowRight');
  await shows(page, finishes[2]?.name);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(page, finishesPage.states.items.at(-1)?.term);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect.poll(() => view(page).count()).toBe(0);
  await expect.poll(() => second.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(consoleErrors).toEqual([]);
});
