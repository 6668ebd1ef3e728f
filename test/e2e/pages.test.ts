import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { COLOUR_RULES, expectAccessible, hydrated, visit, type Visit } from './browser.ts';
import { firstLoadOf } from './first-load.ts';
import { textOffScale } from './type-scale.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// One tab for all pages: the browser compiles the scripts that they share only once.
let visited: Visit;
beforeAll(async () => {
  visited = await visit('about:blank');
  // A mouse over the page starts the script earlier, and some headless browsers have one in the corner.
  await visited.page.addInitScript(() => addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true));
});
afterAll(() => visited[Symbol.asyncDispose]());

describe.each(allPaths)('%s', (path) => {
  it('is served complete, asks for its scripts and no others when it has been painted, hydrates without an error, is accessible and stays on its origin', async () => {
    const { page, complaints, strangers } = visited;
    complaints.splice(0);
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
    await page.setViewportSize(DESKTOP);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
});
