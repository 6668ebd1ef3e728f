import { productPages, type ProductPage } from '../../shared/paths.ts';
import { productFile } from '../content/product-file.ts';
import type { Drawing } from './drawing.ts';

/** What each file in `products/` exports. */
interface DrawingModule {
  readonly draw: () => Drawing;
}

async function drawingOf(page: ProductPage): Promise<readonly [ProductPage, Drawing]> {
  const { draw }: DrawingModule = await import(`./products/${productFile(page)}.ts`);
  return [page, draw()];
}

/** The drawing of each product, made from its technical data. */
export const productDrawings = Object.fromEntries(await Promise.all(productPages.map(drawingOf))) as Readonly<Record<ProductPage, Drawing>>;
