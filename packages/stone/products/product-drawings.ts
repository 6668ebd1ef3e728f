import type { Drawing } from '../drafting/drawing.ts';
import { sections } from './all-products.ts';
import type { ProductId } from './product-file.ts';

/** The drawing of each product as an example, made from its technical data. */
export const productDrawings = Object.fromEntries(
  Object.entries(sections).map(([product, draw]) => [product, draw()]),
) as Readonly<Record<ProductId, Drawing>>;
