import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { COLOUR_RULES, expectAccessible, hydrated, visit, type Visit } from './browser.ts';
import { firstLoadOf } from './first-load.ts';
import { textOffScale } from './type-scale.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

// WCAG 2.2, 1.4.12: what a reader may set without losing anything.
const TEXT_SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** As a reader's own styles, which no policy of the site forbids. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets.push(styles);
  }, TEXT_SPACING);

/** How far the page is wider than the window, in px. */
async function excessAt(page: Page, viewport: typeof NARROW): Promise<number> {
  await page.setViewportSize(viewport);
  return page.evaluate((width) => Math.max(0, document.documentElement.scrollWidth - width), viewport.width);
}

// One tab for all pages: the browser compiles the scripts that they share only once.
let visited: Visit;
beforeAll(async () => {
  visited = await visit('about:blank');
  // A mouse over the page starts the script earlier, and some headless browsers have one in the corner.
  await visited.page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
});
afterAll(() => visited[Symbol.asyncDispose]());

describe.each(allPaths)('%s', (path) => {
  it('is served complete, asks for its scripts and no others when it has been painted, hydrates without an error, is accessible, fits into 320 px, also with wide text spacing, and stays on its origin', async () => {
    const { page, consoleErrors, externalRequests } = visited;
    consoleErrors.splice(0);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    expect(await page.locator('h1').count()).toBe(1);
    await hydrated(page);
    expect(await textOffScale(page)).toEqual([]);
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page, COLOUR_RULES);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.waitForLoadState('networkidle');
    const { painted, scripts, styles } = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/u.test(name));
      const entries = asked.map(({ name, startTime }) => ({ url: new URL(name).pathname, startTime }));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        scripts: entries.filter(({ url }) => url.endsWith('.js')),
        styles: entries.filter(({ url }) => url.endsWith('.css')).map(({ url }) => url),
      };
    });
    expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);
    expect(scripts.map(({ url }) => url).toSorted()).toEqual([...firstLoadOf(path).scripts].toSorted());
    // The page's stylesheets are in its head, and are not fetched again.
    expect(styles).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await textOffScale(page)).toEqual([]);
    expect(await excessAt(page, NARROW)).toBe(0);
    await spaceText(page);
    expect(await excessAt(page, NARROW), 'with wide text spacing').toBe(0);
    expect(await excessAt(page, DESKTOP), 'with wide text spacing').toBe(0);
    expect(consoleErrors).toEqual([]);
    expect(externalRequests).toEqual([]);
  });
});
