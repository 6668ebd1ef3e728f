/** @module-tag thorough */
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { productDrawings } from '../../web/stone/drawings/product-drawings.ts';
import { products } from '../../web/stone/products/products.ts';
import { expectAccessible, hydrated, visit, visitHydrated } from './browser.ts';

describe('the drawings', () => {
  it.each(products)('$page: is there without a script, named, and legible on a phone', async ({ page: name }) => {
    const { page } = await visit(paths[name], { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    expect(await page.getByRole('img', { name: productDrawings[name].title }).count()).toBe(1);
    const sizes = await page.evaluate(() =>
      Array.from(document.querySelectorAll<SVGTextElement>('figure svg text'), (text) => {
        const svg = text.ownerSVGElement;
        return svg
          ? (Number.parseFloat(getComputedStyle(text).fontSize) * svg.getBoundingClientRect().width) /
              svg.viewBox.baseVal.width
          : 0;
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('comes with a product page that is reached from another page, without a complaint', async () => {
    const { page, consoleErrors } = await visitHydrated(paths.products);
    for (const { page: name } of products.slice(0, 2)) {
      await page.locator(`main a[href="${paths[name]}"]`).first().click();
      await page.getByRole('img', { name: productDrawings[name].title }).waitFor();
      expect(await page.locator('figure svg[role=img]').count()).toBe(1);
      await page.goBack();
      await page.locator('h1', { hasText: 'Produkte' }).waitFor();
    }
    expect(consoleErrors).toEqual([]);
  });

  it('comes with a page that is reached from another page with the same drawing, without a complaint', async () => {
    const { page, consoleErrors } = await visitHydrated(paths.technicalInfo);
    const name = await page.locator('figure svg[role=img]').first().getAttribute('aria-labelledby');
    expect(name).not.toBeNull();
    await page.locator(`main a[href="${paths.laying}"]`).first().click();
    await page.locator('h1', { hasText: 'Verlegung' }).waitFor();
    await expect.poll(() => page.locator(`svg[role=img][aria-labelledby="${name}"]`).count()).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  it('stays as it was prerendered when the page is hydrated, and requests nothing', async () => {
    const { page, consoleErrors } = await visit(paths.outdoorStairs);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await hydrated(page);
    expect(await page.getByRole('img', { name: productDrawings.outdoorStairs.title }).count()).toBe(1);
    expect(asked.filter((url) => /outdoorStairs-/u.test(url))).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await expectAccessible(page);
  });
});
