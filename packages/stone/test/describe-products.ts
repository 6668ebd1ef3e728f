import { describe } from 'vitest';
import type { ProductId } from '../products/product-file.ts';

/** A field of pieces and a flight of steps: `npm test` proves these two in depth, `npm run test:thorough` the others. */
const IN_DEPTH: readonly ProductId[] = ['outdoorPaving', 'outdoorStairs'];

/** Describes each product, most of them only thoroughly: what is drawn and written of all goes through the same code. */
export function describeProducts<Case extends { readonly product: ProductId }>(
  subject: string,
  cases: readonly Case[],
  tests: (of: Case) => void,
): void {
  for (const one of cases) {
    const tags: 'thorough'[] = IN_DEPTH.includes(one.product) ? [] : ['thorough'];
    describe(`${subject} ${one.product}`, { tags }, () => {
      tests(one);
    });
  }
}
