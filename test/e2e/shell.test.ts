/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { expectAccessible, hold, hydrated, reload, visit, visitHydrated } from './browser.ts';

const MISSING = '/gibt-es-nicht';

it('answers an unknown path with a line in the console, and leads home', async () => {
  const { page, consoleErrors } = await visit(MISSING);
  await hydrated(page);
  // The browser's own line about the status comes first; the page names the path once.
  await expect
    .poll(() => consoleErrors.filter((text) => text.includes(MISSING) && !text.startsWith('Failed to load')).length)
    .toBe(1);
  await page.locator('main').getByRole('link', { name: 'Startseite' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it('has the year of the visitor in its footer, on a page that was built in an earlier one', async () => {
  const { page } = await visit(paths.imprint);
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await reload(page);
  await expect.poll(() => page.locator('footer').textContent()).toContain('© 2031 ');
});

describe('the navigation', () => {
  it('opens a sub-menu by keyboard and closes it with Escape', async () => {
    const { page } = await visit(paths.home);
    const link = page.locator(`header nav a[href="${paths.facades}"]`).first();
    expect(await link.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: /Produkte/u }).first();
    await button.focus();
    await hydrated(page);
    await button.press('Enter');
    await expect.poll(() => link.isVisible()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('moves the focus to the heading of the page it leads to', async () => {
    const { page } = await visitHydrated(paths.home);
    await page.locator(`footer a[href="${paths.imprint}"]`).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toContain('Impressum');
  });
});

it('shows that a page is loading when its script takes long', async () => {
  const { page } = await visitHydrated(paths.home);
  const deliver = await hold(page, /\/assets\/ImprintPage-/u);
  await page.locator(`footer a[href="${paths.imprint}"]`).click();
  const waiting = page.locator('html[data-waiting]');
  await waiting.waitFor({ state: 'attached' });
  deliver();
  await expect.poll(() => page.title()).toContain('Impressum');
  await expect.poll(() => waiting.count()).toBe(0);
});

const figures = (page: Page) =>
  page
    .locator('dl dd:first-of-type')
    .filter({ hasText: /^\d+\+?$/u })
    .allTextContents();

it('the figures of the home page count up once 30 % of their section is visible, and end exactly', async () => {
  const { page } = await visit(paths.home, { reducedMotion: 'no-preference' });
  const final = await figures(page);
  expect(final).toEqual(['50+', '40+', '26', '50+', '1000+']);
  await hydrated(page);
  // Scrolls slowly until the figure begins to change.
  const { texts, visible } = await page.getByText('1000+').evaluate(async (figure) => {
    const section = figure.closest('section') as HTMLElement;
    const seen: string[] = [];
    let part = 0;
    // Not by frames: a busy machine draws too few.
    new MutationObserver(() => {
      if (seen.push(figure.textContent) === 1)
        part = (innerHeight - section.getBoundingClientRect().top) / section.offsetHeight;
    }).observe(figure, { characterData: true, subtree: true });
    while (seen.at(-1) !== '1000+') {
      if (seen.length === 0) scrollBy({ top: 5, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return { texts: seen, visible: part };
  });
  expect(visible).toBeGreaterThanOrEqual(0.3);
  expect(visible).toBeLessThan(0.4);
  const counted = texts.map((text) => Number.parseInt(text, 10));
  expect(counted[0]).toBeLessThan(100);
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  await expect.poll(() => figures(page)).toEqual(final);
});
