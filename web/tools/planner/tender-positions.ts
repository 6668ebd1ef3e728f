import { productFile } from '@works/stone/products/product-file';
import type { TenderPosition } from '@works/stone/tender/position';
import type { ProductPage } from '../../../shared/paths.ts';

const FOLDER = '../../content/products';
const positions = import.meta.glob<() => readonly TenderPosition[]>('../../content/products/*.ts', {
  import: 'tenderPositions',
});

/** The positions of a product's tender text. */
export async function loadTenderPositions(page: ProductPage): Promise<readonly TenderPosition[]> {
  const load = positions[`${FOLDER}/${productFile(page)}.ts`];
  if (!load) throw new Error(`There are no positions of ${page}.`);
  return (await load())();
}
