import { beforeAll, describe, expect, it } from 'vitest';
import { render } from '../../web/build/entry-server.tsx';
import { products } from '../../web/content/products.ts';
import { productPictureName } from '../../web/pictures/picture-names.ts';
import { PICTURE_FOLDER } from '../../web/pictures/variants.ts';
import { paths, type ProductPage } from '../../shared/paths.ts';

const pages = new Map<ProductPage, string>();
const body = (page: ProductPage) => pages.get(page) ?? '';

beforeAll(async () => {
  for (const { page } of products) pages.set(page, (await render(paths[page])).body);
});

/** What a page shows, in its order: by the first place of each sign. */
function orderOf(page: ProductPage): readonly string[] {
  const html = body(page);
  const own = `${PICTURE_FOLDER}${productPictureName(page)}-480.`;
  const close = new RegExp(String.raw`${PICTURE_FOLDER}${productPictureName(page)}-[a-z]`, 'u');
  const signs: readonly (readonly [string, number])[] = [
    ['situation', html.indexOf(own)],
    ['drawing', html.indexOf('<figure id="bild-')],
    ['close view', html.search(close)],
    ['table', html.indexOf('<table')],
    ['swatches', html.indexOf('-swatch-')],
  ];
  expect(signs.filter(([, place]) => place < 0)).toEqual([]);
  return signs.toSorted(([, one], [, other]) => one - other).map(([sign]) => sign);
}

describe('the product pages', () => {
  it('each show the product in its place, its drawing, a close view, the table and swatches', () => {
    for (const { page } of products) expect(orderOf(page)).toHaveLength(5);
  });

  it('begin with what their content declares', () => {
    const first = { 'picture-first': 'situation', 'drawing-first': 'drawing', 'detail-first': 'close view' } as const;
    expect(products.map(({ page }) => orderOf(page)[0])).toEqual(products.map(({ spread }) => first[spread]));
  });

  it('have three orders, each on two pages or more', () => {
    const orders = Map.groupBy(products, ({ page }) => orderOf(page).join(', '));
    expect([...orders.values()].map((alike) => alike.length).filter((count) => count >= 2)).toHaveLength(3);
  });

  it('load the pictures of no other product', () => {
    for (const { page } of products) {
      const others = products.filter((other) => other.page !== page).map((other) => `${PICTURE_FOLDER}${productPictureName(other.page)}-`);
      expect(others.filter((start) => body(page).includes(start))).toEqual([]);
    }
  });
});
