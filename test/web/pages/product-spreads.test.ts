import { beforeAll, describe, expect, it } from 'vitest';
import { paths, type ProductPage } from '../../../shared/paths.ts';
import { productPage } from '../../../web/content/product-pages.ts';
import { render } from '../../../web/layout/entry-server.tsx';
import { productPictureName } from '../../../web/pictures/picture-names.ts';
import { PICTURE_FOLDER } from '../../../web/pictures/variants.ts';
import { products } from '../../../web/stone/products/products.ts';
import { surfaces } from '../../../web/stone/surfaces/surfaces.ts';

const pages = new Map<ProductPage, string>();
const body = (page: ProductPage) => pages.get(page) ?? '';

beforeAll(async () => {
  for (const { page } of products) pages.set(page, (await render(paths[page])).body);
});

/** What a page shows, in its order: by the first place of each sign. */
function orderOf(page: ProductPage): readonly string[] {
  const html = body(page);
  const signs: readonly (readonly [string, number])[] = [
    ['stone', html.search(/-flat-|-macro-|produkt-[a-z]+-[a-z]/u)],
    ['drawing', html.indexOf('<figure id="bild-')],
    ['table', html.indexOf('<table')],
    ['features', html.indexOf(productPage.features)],
    ['swatches', html.indexOf('-swatch-')],
  ];
  expect(signs.filter(([, place]) => place < 0)).toEqual([]);
  return signs.toSorted(([, one], [, other]) => one - other).map(([sign]) => sign);
}

describe('the product pages', () => {
  it('begin with their stone, before any other heading', () => {
    for (const { page } of products) {
      expect(orderOf(page)[0]).toBe('stone');
      expect(body(page).search(/fetchPriority="high"/u)).toBeLessThan(
        body(page).lastIndexOf('<h2', body(page).indexOf('id="daten"')),
      );
    }
  });

  it('show one stone each, which suits the product, and no product has that of another', () => {
    const own = products.flatMap(({ page, finishes, stone }) => (stone ? [{ page, finishes, stone }] : []));
    expect(own.length).toBe(products.length - 1);
    expect(new Set(own.map(({ stone }) => stone)).size).toBe(own.length);
    for (const { page, finishes, stone } of own) {
      const surface = surfaces.find(({ number }) => number === stone);
      expect(finishes).toContain(surface?.finish);
      const named = [...body(page).matchAll(/<figcaption[^>]*><a [^>]*>Nr\.\u00a0(\d\d) /gu)].map(
        ([, number]) => number,
      );
      expect([...new Set(named)]).toEqual([stone]);
    }
  });

  it('have three orders, each on two pages or more', () => {
    const orders = Map.groupBy(products, ({ page }) => orderOf(page).join(', '));
    expect([...orders.values()].map((alike) => alike.length).filter((count) => count >= 2)).toHaveLength(3);
  });

  it('load the pictures of no other product', () => {
    for (const { page } of products) {
      const others = products
        .filter((other) => other.page !== page)
        .map((other) => `${PICTURE_FOLDER}${productPictureName(other.page)}-`);
      expect(others.filter((start) => body(page).includes(start))).toEqual([]);
    }
  });
});
