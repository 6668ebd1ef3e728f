/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { finishes, finishesPage } from '../../web/content/finishes.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { subjectOf } from '../../web/pictures/subjects.ts';
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

it('shows the subject of a picture on a phone, and says until it is moved that it goes on at its sides', async () => {
  const { page, consoleErrors } = await visit(paths.exposedConcrete, PHONE);
  const stage = view(page).getByRole('group');
  const hint = view(page).getByText(galleryWords.panHint);
  await enlarge(page).last().click();
  await hint.waitFor();
  const offSubject = () =>
    stage.evaluate(
      ({ scrollLeft, scrollWidth, clientWidth }, subject) =>
        Math.abs(scrollLeft + clientWidth / 2 - subject * scrollWidth),
      subjectOf('produkt-sichtbeton'),
    );
  await expect.poll(offSubject).toBeLessThanOrEqual(1);
  const files = stage
    .locator('source')
    .evaluateAll((sources) => sources.map((source) => (source as HTMLSourceElement).sizes));
  expect(await files).toEqual(['1px', expect.stringContaining('140vh')]);
  await stage.evaluate((element) => element.scrollBy(-100, 0));
  await expect.poll(() => hint.count()).toBe(0);
  expect(consoleErrors).toEqual([]);
});

it('follows a swipe to the next picture from the edge of the one before', async () => {
  const { page, consoleErrors } = await visit(paths.finishes, {
    viewport: { width: 844, height: 390 },
    hasTouch: true,
  });
  await enlarge(page).first().click();
  await shows(page, finishes[0]?.name);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 150 }] });
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(600, 300);
  await shows(page, finishes[1]?.name);
  await swipe(300, 600);
  await shows(page, finishes[0]?.name);
  expect(consoleErrors).toEqual([]);
});
