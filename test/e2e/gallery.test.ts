/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { finishes, finishesPage } from '../../web/content/finishes.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { expectAccessible, hydrated, PHONE, visit } from './browser.ts';

const enlarge = (page: Page) => page.getByRole('link', { name: galleryWords.enlarge });
const view = (page: Page) => page.getByRole('dialog', { name: galleryWords.label });
/** Offset from the window's middle of the picture that is wider than it, in pixels; Infinity for one that isn't wider. */
const offMiddle = (page: Page) =>
  view(page)
    .getByRole('group')
    .evaluate(({ scrollLeft, scrollWidth, clientWidth }) =>
      scrollWidth > clientWidth ? Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2) : Infinity,
    );
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

it('opens on a press before the script runs, shows the middle on a phone, and closes by its button', async () => {
  const { page, consoleErrors } = await visit(paths.finishes, PHONE);
  await enlarge(page).first().click();
  await shows(page, finishes[0]?.name);
  await expect.poll(() => offMiddle(page)).toBeLessThanOrEqual(1);
  await view(page).getByRole('button', { name: galleryWords.next }).click();
  await shows(page, finishes[1]?.name);
  await view(page).getByRole('button', { name: galleryWords.close }).click();
  await expect.poll(() => view(page).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});
