import type { ProductPage } from '../../shared/paths.ts';
import { productFile } from '../content/product-file.ts';
import type { TenderPosition } from '../content/product.ts';

const positions = import.meta.glob<() => readonly TenderPosition[]>('../content/products/*.ts', { import: 'tenderPositions' });

/** The positions of a product's tender text. */
export async function tenderPositionsOf(page: ProductPage): Promise<readonly TenderPosition[]> {
  const load = positions[`../content/products/${productFile(page)}.ts`];
  if (!load) throw new Error(`There are no positions of ${page}.`);
  return (await load())();
}
