/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { PLANNER_ANCHOR } from '../../shared/stone-addresses.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';

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
});
