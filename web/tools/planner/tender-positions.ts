import type { ProductPage } from '../../../shared/paths.ts';
import type { TenderPosition } from '../../content/product.ts';
import { productFile } from '../products/product-file.ts';

const positions = import.meta.glob<() => readonly TenderPosition[]>('../products/*/words.ts', {
  import: 'tenderPositions',
});

/** The positions of a product's tender text. */
export async function tenderPositionsOf(page: ProductPage): Promise<readonly TenderPosition[]> {
  const load = positions[`../products/${productFile(page)}/words.ts`];
  if (!load) throw new Error(`There are no positions of ${page}.`);
  return (await load())();
}
