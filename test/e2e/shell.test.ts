/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { headerActions } from '../../web/pages/navigation.ts';
import { expectAccessible, hold, hydrated, visit, visitHydrated } from './browser.ts';

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
  await page.reload();
  await hydrated(page);
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

  it('shows both actions in its one row from 1152 px on, the first at every width, and both in the drawer', async () => {
    const { page } = await visit(paths.home);
    const bar = page.locator('header > div').first();
    const [first = '', second = ''] = headerActions.map(({ label }) => label);
    const action = (name: string) => bar.getByRole('link', { name, exact: true }).and(page.locator('[class*=button]'));
    for (const width of [320, 360, 390, 640, 1152, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await action(first).isVisible(), `${width}`).toBe(true);
      expect(width < 1152 || (await action(second).isVisible()), `${width}`).toBe(true);
      // A second row would be half as high again.
      expect((await bar.boundingBox())?.height, `${width}`).toBeLessThan(80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /Menü/u }).click();
    for (const name of [first, second])
      expect(await page.getByRole('dialog').getByRole('link', { name, exact: true }).last().isVisible()).toBe(true);
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

it('a link to where the visitor is, or pressed with a held key, makes no step back', async () => {
  const { page } = await visitHydrated(paths.home);
  const link = page.locator(`footer a[href="${paths.imprint}"]`);
  await link.click();
  await expect.poll(() => page.title()).toContain('Impressum');
  const steps = await page.evaluate(() => history.length);
  await link.click();
  const elsewhere = page.context().waitForEvent('page');
  await page.locator(`footer a[href="${paths.privacy}"]`).click({ modifiers: ['ControlOrMeta'] });
  await (await elsewhere).waitForURL(`**${paths.privacy}`);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(new URL(page.url()).pathname).toBe(paths.imprint);
});

const figures = (page: Page) =>
  page
    .locator('dl dd:first-of-type')
    .filter({ hasText: /^\d+\+?$/u })
    .allTextContents();

describe('the figures of the home page', () => {
  it('count up once 30 % of their section is visible, and end exactly', async () => {
    const { page } = await visit(paths.home, { reducedMotion: 'no-preference' });
    const final = await figures(page);
    expect(final).toEqual(['50+', '40+', '26', '50+', '1000+']);
    await hydrated(page);
    // Scrolls slowly until the figure begins to change.
    const { texts, visible } = await page.getByText('1000+').evaluate(async (figure) => {
      const section = figure.closest('section') as HTMLElement;
      const visiblePart = () => (innerHeight - section.getBoundingClientRect().top) / section.offsetHeight;
      const changes: { readonly text: string; readonly part: number }[] = [];
      new MutationObserver(() => changes.push({ text: figure.textContent, part: visiblePart() })).observe(figure, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      while (changes.length === 0 && visiblePart() < 1) {
        scrollBy({ top: 5, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      while (changes.at(-1)?.text !== '1000+') await new Promise(requestAnimationFrame);
      return { texts: changes.map(({ text }) => text), visible: changes[0]?.part };
    });
    expect(visible).toBeGreaterThanOrEqual(0.3);
    expect(visible).toBeLessThan(0.4);
    const counted = texts.map((text) => Number.parseInt(text, 10));
    expect(counted[0]).toBeLessThan(100);
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    await expect.poll(() => figures(page)).toEqual(final);
  });

  it('do not move with reduced motion', async () => {
    const { page } = await visitHydrated(paths.home);
    const changes = await page.getByText('1000+').evaluateHandle((figure) => {
      const seen: unknown[] = [];
      const observer = new MutationObserver((records) => seen.push(...records));
      observer.observe(figure, { characterData: true, childList: true, subtree: true });
      figure.scrollIntoView();
      return seen;
    });
    await page.waitForTimeout(500);
    expect(await changes.evaluate(({ length }) => length)).toBe(0);
  });
});
