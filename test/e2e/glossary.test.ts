/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { termLink } from '../../web/content/deep-links.ts';
import { glossary } from '../../web/content/glossary.ts';
import { expectAccessible, visitHydrated } from './browser.ts';

const TERM = 'Gefälle';
const link = (page: Page) => page.locator(`main a[href="${termLink(TERM)}"][aria-haspopup]`);
const note = (page: Page) => page.getByRole('dialog', { name: TERM });
const addressOf = (page: Page) => decodeURI(new URL(page.url()).pathname + new URL(page.url()).hash);
const definition = glossary.find(({ term }) => term === TERM)?.definition ?? '';

it('explains a term by keyboard: the focus goes to the definition and back, and nothing moves', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.outdoorPaving);
  await link(page).scrollIntoViewIfNeeded();
  const places = () =>
    page.locator('main :is(p, h2, li)').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  // What is still drawn in another font moves when its own one comes.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  await link(page).press('Enter');
  await note(page).waitFor();
  expect(await note(page).textContent()).toContain(definition);
  await expect.poll(() => note(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => note(page).isVisible()).toBe(false);
  await expect.poll(() => link(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await link(page).press('Enter');
  await note(page).getByRole('link').click();
  await expect.poll(() => addressOf(page)).toBe(termLink(TERM));
  // The link opens the fold that it leads into.
  const text = page.getByText(definition);
  await expect.poll(() => text.isVisible()).toBe(true);
  const isAtTop = () => text.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 200) < 200);
  await expect.poll(isAtTop).toBe(true);
  expect(consoleErrors).toEqual([]);
});
