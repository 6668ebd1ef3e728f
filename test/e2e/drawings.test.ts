/** @module-tag thorough */
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { productDrawings } from '../../web/stone/drawings/product-drawings.ts';
import { products } from '../../web/stone/products/products.ts';
import { PHONE, visit } from './browser.ts';

it.each(products)('the drawing of $page is named and legible on a phone, without a script', async ({ page: name }) => {
  const { page } = await visit(paths[name], { ...PHONE, javaScriptEnabled: false });
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
