import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { finishes } from '../../web/content/finishes.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { paths } from '../../shared/paths.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';

const enlarge = (page: Page) => page.getByRole('button', { name: galleryWords.enlarge });
const view = (page: Page) => page.getByRole('dialog', { name: galleryWords.label });
/** Offset from the window's middle of the picture that is wider than it, in pixels; Infinity for one that isn't wider. */
const offMiddle = (page: Page) =>
  view(page)
    .getByRole('group')
    .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => (scrollWidth > clientWidth ? Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2) : Infinity));
const shows = (page: Page, index: number) => view(page).getByText(finishes[index]?.name ?? '', { exact: true }).waitFor();

it('shows the finishes in full size by keyboard, one after the other, and gives the focus back', async () => {
  await using visited = await visit(paths.finishes);
  const { page, complaints } = visited;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.locator(`label[for=wahl-${finishes[1]?.id}]`).click();
  const second = enlarge(page);
  await second.focus();
  await hydrated(page);
  expect(scripts.filter((url) => url.includes('Lightbox'))).toEqual([]);

  await page.keyboard.press('Enter');
  await shows(page, 1);
  await page.keyboard.press('ArrowRight');
  await shows(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(page, finishes.length - 1);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect.poll(() => view(page).count()).toBe(0);
  expect(await second.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it('opens on a press before the script runs, shows the middle on a phone, and closes by its button', async () => {
  await using visited = await visit(paths.finishes, { viewport: { width: 390, height: 844 } });
  const { page, complaints } = visited;
  await enlarge(page).first().click();
  await shows(page, 0);
  await expect.poll(() => offMiddle(page)).toBeLessThanOrEqual(1);
  await view(page).getByRole('button', { name: galleryWords.next }).click();
  await shows(page, 1);
  await view(page).getByRole('button', { name: galleryWords.close }).click();
  await expect.poll(() => view(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
