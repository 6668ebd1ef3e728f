import { describe } from 'vitest';
import type { ProductPage } from '../../../shared/paths.ts';

/** A field of pieces and a flight of steps: `npm test` proves these two in depth, `npm run test:thorough` the others. */
const IN_DEPTH: readonly ProductPage[] = ['outdoorPaving', 'outdoorStairs'];

/** Describes each product, most of them only thoroughly: what is drawn and written of all goes through the same code. */
export function describeProducts<Case extends { readonly page: ProductPage }>(
  subject: string,
  cases: readonly Case[],
  tests: (product: Case) => void,
): void {
  for (const product of cases) {
    const tags: 'thorough'[] = IN_DEPTH.includes(product.page) ? [] : ['thorough'];
    describe(`${subject} ${product.page}`, { tags }, () => {
      tests(product);
    });
  }
}
