import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, inject, it } from 'vitest';
import { allPaths, paths } from '../../web/paths.ts';
import { hydrated, visit } from './browser.ts';

const MISSING = '/gibt-es-nicht';

describe.each(allPaths)('%s', (path) => {
  it('is served whole, comes alive without a complaint and stays on its own origin', async () => {
    await using visited = await visit(path);
    const { page, complaints, strangers } = visited;
    expect(await page.locator('h1').count()).toBe(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.mouse.move(50, 50);
    await hydrated(page);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
});

it('answers an unknown path with 404, the specified words, and a line in the console', async () => {
  const answer = await fetch(inject('url') + MISSING);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');

  await using visited = await visit(MISSING);
  const { page, complaints } = visited;
  expect(await page.locator('h1').textContent()).toBe('Seite nicht gefunden');
  await page.getByText('Die angeforderte Seite konnte nicht gefunden werden.').waitFor();
  await hydrated(page);
  // The browser's own line about the status comes first; the page names the path once.
  await expect.poll(() => complaints.filter((text) => text.includes(MISSING) && !text.startsWith('Failed to load')).length).toBe(1);
  await page.locator('main').getByRole('link', { name: 'Startseite' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it('never turns an answer of the API into HTML', async () => {
  const answer = await fetch(`${inject('url')}/api/gibt-es-nicht`, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('json');
});

it('shows the page without JavaScript', async () => {
  await using visited = await visit(paths.outdoorPaving, { javaScriptEnabled: false });
  expect(await visited.page.locator('h1').textContent()).toBe('Aussenbeläge');
});

describe('the navigation', () => {
  it('marks the current page on the desktop', async () => {
    await using visited = await visit(paths.projects);
    const current = visited.page.locator('header nav a[aria-current="page"]:visible');
    expect(await current.getAttribute('href')).toBe(paths.projects);
  });

  it('opens a sub-menu by keyboard and closes it with Escape', async () => {
    await using visited = await visit(paths.home);
    const { page } = visited;
    const link = page.locator(`header nav a[href="${paths.facades}"]`).first();
    expect(await link.isVisible()).toBe(false);
    const button = page.getByRole('button', { name: /Produkte/u }).first();
    await button.focus();
    await hydrated(page);
    await button.press('Enter');
    await expect.poll(() => link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('opens in a drawer on a phone and closes on any link', async () => {
    await using visited = await visit(paths.home, { viewport: { width: 390, height: 844 } });
    const { page } = visited;
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: /Menü/u }).first().click();
    await expect.poll(() => drawer.isVisible()).toBe(true);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await drawer.getByRole('link', { name: 'Kontakt' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.contact);
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  it('moves the focus to the heading of the page it leads to', async () => {
    await using visited = await visit(paths.home);
    const { page } = visited;
    await page.mouse.move(50, 50);
    await hydrated(page);
    await page.locator(`footer a[href="${paths.imprint}"]`).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toContain('Impressum');
  });
});

it('fits into 320 px', async () => {
  await using visited = await visit(paths.home, { viewport: { width: 320, height: 640 } });
  for (const path of allPaths) {
    await visited.page.goto(path);
    expect(await visited.page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
