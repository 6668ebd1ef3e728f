import { beforeAll, describe, expect, it } from 'vitest';
import { paths, type ProductPage } from '../../../shared/paths.ts';
import { render } from '../../../web/layout/entry-server.tsx';
import { products } from '../../../web/stone/products/products.ts';
import { surfaces } from '../../../web/stone/surfaces/surfaces.ts';

const pages = new Map<ProductPage, string>();
const body = (page: ProductPage) => pages.get(page) ?? '';

beforeAll(async () => {
  for (const { page } of products) pages.set(page, (await render(paths[page])).body);
});

describe('the product pages', () => {
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
});
