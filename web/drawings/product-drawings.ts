import { productPages, type ProductPage } from '../../shared/paths.ts';
import { productFile } from '../content/product-file.ts';
import type { Values } from '../../shared/planner/define-plan.ts';
import type { Drawing } from './drawing.ts';

/** What each file in `products/` exports. */
export interface DrawingModule {
  /** @param planned values of the product's plan; without them the section is an example with the ranges of the technical data */
  readonly draw: (planned?: Values) => Drawing;
}

async function drawingOf(page: ProductPage): Promise<readonly [ProductPage, Drawing]> {
  const { draw }: DrawingModule = await import(`./products/${productFile(page)}.ts`);
  return [page, draw()];
}

/** The drawing of each product, made from its technical data. */
export const productDrawings = Object.fromEntries(await Promise.all(productPages.map(drawingOf))) as Readonly<Record<ProductPage, Drawing>>;
