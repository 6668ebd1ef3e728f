import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allPaths, paths } from '../../shared/paths.ts';
import { COLOUR_RULES, expectAccessible, goTo, openPage, type Visit } from './browser.ts';
import { keepEvidence } from './evidence.ts';
import { firstLoadOf } from './first-load.ts';

/** One page of each kind is checked by axe each time, the others by `npm run test:thorough`. */
const SAMPLE: readonly string[] = [paths.home, paths.facades, paths.complaint];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// One tab for all pages: the browser compiles the scripts that they share only once.
let visited: Visit;
beforeAll(async () => {
  visited = await openPage('about:blank');
  // A mouse at rest: browsers send this when something is laid out below it.
  await visited.page.addInitScript(() =>
    addEventListener('load', () => {
      for (const type of ['pointerover', 'pointermove'])
        document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }),
  );
});
afterAll(() => visited.close());
afterEach((test) => keepEvidence(visited, test));

describe.each(allPaths)('%s', (path) => {
  const inDepth: 'thorough'[] = SAMPLE.includes(path) ? [] : ['thorough'];

  beforeAll(async () => {
    const { page, consoleErrors, failedRequests } = visited;
    consoleErrors.splice(0);
    failedRequests.splice(0);
    await page.setViewportSize(DESKTOP);
    await goTo(page, path);
  });

  it('is accessible and has one main heading', { tags: inDepth }, async () => {
    await expectAccessible(visited.page);
    expect(await visited.page.locator('h1').count()).toBe(1);
  });

  it('is accessible with forced colours', { tags: 'thorough' }, async () => {
    const { page } = visited;
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expectAccessible(page, COLOUR_RULES);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('asks for its scripts and no others, when it has been painted', { tags: 'thorough' }, async () => {
    const { page } = visited;
    await page.waitForLoadState('networkidle');
    const { painted, scripts, styles } = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/u.test(name));
      const entries = asked.map(({ name, startTime }) => ({ url: new URL(name).pathname, startTime }));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        // But for the small start script, which every page loads first.
        scripts: entries.filter(({ url }) => url.endsWith('.js') && !document.querySelector(`script[src="${url}"]`)),
        styles: entries.filter(({ url }) => url.endsWith('.css')).map(({ url }) => url),
      };
    });
    expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);
    expect(scripts.map(({ url }) => url).toSorted()).toEqual([...firstLoadOf(path).scripts].toSorted());
    // The page's stylesheets are in its head, and are not fetched again.
    expect(styles).toEqual([]);
  });

  it('has targets of 24 px on a desktop and on a phone', { tags: 'thorough' }, async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      await visited.page.setViewportSize(viewport);
      expect(await visited.page.evaluate(() => innerWidth)).toBe(viewport.width);
      await expectAccessible(visited.page, ['target-size']);
    }
  });

  it('has drawings with letters of at least 11 px on a phone', { tags: 'thorough' }, async () => {
    await visited.page.setViewportSize(PHONE);
    const sizes = await visited.page.locator('figure svg text').evaluateAll((texts) =>
      texts.map((text) => {
        // Without one, it is not shown.
        const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
        return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(sizes.filter((size) => size > 0 && size < 11)).toEqual([]);
  });

  it('has shown no error and asked no other host', { tags: inDepth }, () => {
    expect(visited.consoleErrors).toEqual([]);
    expect(visited.externalRequests).toEqual([]);
  });
});
