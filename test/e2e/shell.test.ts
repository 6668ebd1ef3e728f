import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { headerActions } from '../../web/content/navigation.ts';
import { products } from '../../web/stone/products/products.ts';
import { expectAccessible, hold, hydrated, visit, visitHydrated } from './browser.ts';

const MISSING = '/gibt-es-nicht';

it('answers an unknown path with 404, the specified words, and a line in the console', async () => {
  const answer = await fetch(inject('url') + MISSING);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');

  const { page, consoleErrors } = await visit(MISSING);
  expect(await page.locator('h1').textContent()).toBe('Seite nicht gefunden');
  await page.getByText('Die angeforderte Seite konnte nicht gefunden werden.').waitFor();
  await hydrated(page);
  // The browser's own line about the status comes first; the page names the path once.
  await expect
    .poll(() => consoleErrors.filter((text) => text.includes(MISSING) && !text.startsWith('Failed to load')).length)
    .toBe(1);
  await page.locator('main').getByRole('link', { name: 'Startseite' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

describe('the navigation', () => {
  it('marks the current page on the desktop', async () => {
    const visited = await visit(paths.projects);
    const current = visited.page.locator('header nav a[aria-current="page"]:visible');
    expect(await current.getAttribute('href')).toBe(paths.projects);
  });

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

  it('opens in a drawer on a phone and closes on any link', async () => {
    const { page } = await visit(paths.home, { viewport: { width: 390, height: 844 } });
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: /Menü/u }).first().click();
    await expect.poll(() => drawer.isVisible()).toBe(true);
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Kontakt' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.contact);
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  it('shows both actions in its one row from 1152 px on, the first at every width, and both in the drawer', async () => {
    const { page } = await visit(paths.home);
    const bar = page.locator('header > div').first();
    const [first = '', second = ''] = headerActions.map(({ label }) => label);
    const action = (name: string) => bar.getByRole('link', { name, exact: true }).and(page.locator('a:not(nav a)'));
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

it('shows that a page is loading when its script takes long', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.home);
  const deliver = await hold(page, /\/assets\/Imprint-/u);
  await page.locator(`footer a[href="${paths.imprint}"]`).click();
  const waiting = page.locator('html[data-waiting]');
  await waiting.waitFor({ state: 'attached' });
  deliver();
  await expect.poll(() => page.title()).toContain('Impressum');
  await expect.poll(() => waiting.count()).toBe(0);
});

it.each([
  ['with a mouse', {}, /true|false/u],
  ['on a phone', { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } }, /true|false/u],
  ['without a movement for those who want none', { reducedMotion: 'reduce' }, /false/u],
] as const)('goes from page to page in one transition %s', { tags: 'thorough' }, async (_way, device, moves) => {
  const { page, consoleErrors } = await visitHydrated(paths.home, device);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const data = document.documentElement.dataset;
    document.startViewTransition = (update) => {
      data['transitions'] = `${data['transitions'] ?? ''}I`;
      const transition = start(update);
      void transition.ready.then(() => {
        const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
        data['moves'] = String(durations.some((duration) => duration > 0));
      });
      return transition;
    };
  });
  await page.locator(`footer a[href="${paths.imprint}"]`).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Impressum');
  const root = page.locator('html');
  expect(await root.getAttribute('data-transitions')).toBe('I');
  await expect.poll(() => root.getAttribute('data-moves')).toMatch(moves);
  expect(consoleErrors).toEqual([]);
});

it(
  'a link to where the visitor is makes no further step back; a link pressed with a held key opens elsewhere',
  { tags: 'thorough' },
  async () => {
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
  },
);

it(
  'every product page prints as a data sheet of at most two pages, without navigation',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(paths.home);
    for (const product of products) {
      await page.goto(paths[product.page]);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/gu)?.length, product.name).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header nav:visible').count()).toBe(0);
    expect(await page.getByRole('table').isVisible()).toBe(true);
  },
);

it('links from a product name it in the form they lead to', { tags: 'thorough' }, async () => {
  const { page } = await visit(paths.facades);
  await page.getByRole('link', { name: 'Muster anfordern' }).click();
  await expect.poll(() => page.locator('[name="surfaces"]').inputValue()).toContain('Fassaden');
  await page.goBack();
  await page.getByRole('link', { name: 'Beratung anfragen' }).click();
  await expect.poll(() => page.locator('[name="topic"]').inputValue()).toBe('produkte');
  expect(await page.locator('[name="message"]').inputValue()).toContain('Fassaden');
});
