/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { PLANNER_ANCHOR } from '../../shared/stone-addresses.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { expectAccessible, hydrated, PHONE, visit, visitHydrated } from './browser.ts';

/** What is fetched with the press that opens it, and then draws a picture above its controls. */
const PARTS = [
  {
    name: 'the Atelier',
    path: paths.finishes,
    open: atelierOffer.open,
    script: /Atelier-|stone-worker/u,
    anchor: 'atelier',
    picture: '[role=application]:is([data-state=alive], [data-state=still])',
  },
  {
    name: 'the planner',
    path: paths.outdoorStairs,
    open: plannerOffer.open,
    script: /load-planner/u,
    anchor: PLANNER_ANCHOR,
    picture: ':has(> figure svg[role=img])',
  },
];

describe.each(PARTS)('$name', ({ path, open, script, anchor, picture }) => {
  const drawing = (page: Page) => page.locator(`#${anchor} ${picture}`).first();

  it('is fetched when it is opened; then the keyboard goes on in it', async () => {
    const { page, consoleErrors, externalRequests } = await visit(path);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const opener = page.getByRole('button', { name: open });
    await opener.scrollIntoViewIfNeeded();
    await hydrated(page);
    expect(fetched.filter((url) => script.test(url))).toEqual([]);
    await opener.press('Enter');
    await drawing(page).waitFor();
    await expect
      .poll(() => page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), anchor))
      .toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(consoleErrors).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  it('keeps its picture above all controls that scroll below it on a phone', async () => {
    const { page } = await visitHydrated(path, PHONE);
    await page.getByRole('button', { name: open }).press('Enter');
    await drawing(page).waitFor();
    const covering = await drawing(page).evaluate((frame, id) => {
      const controls = document.querySelectorAll(`#${id} :is(button, input, select, label, [role=slider])`);
      return [...controls].flatMap((control) => {
        control.scrollIntoView({ block: 'start', behavior: 'instant' });
        const pinned = frame.getBoundingClientRect();
        const own = control.getBoundingClientRect();
        scrollBy({ top: own.top - (pinned.top + pinned.bottom - own.height) / 2, behavior: 'instant' });
        const now = control.getBoundingClientRect();
        const [x, y] = [(now.left + now.right) / 2, (now.top + now.bottom) / 2];
        // A picture that scrolls with a control never meets it.
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return [];
        const shown = document.elementFromPoint(x, y);
        // At the end of its part, the picture leaves the window below the site's header.
        if (!shown || shown.closest('header')) return [];
        return frame.contains(shown) ? ['below'] : [`${control.outerHTML} below ${shown.outerHTML}`];
      });
    }, anchor);
    expect(covering.filter((found) => found === 'below').length).toBeGreaterThan(15);
    expect(covering.filter((found) => found !== 'below')).toEqual([]);
  });
});
