import type { ProductPage } from '../../../shared/paths.ts';
import type { Drawing } from '../drafting/drawing.ts';
import { sections } from '../products/all-products.ts';

/** The drawing of each product as an example, made from its technical data. */
export const productDrawings = Object.fromEntries(
  Object.entries(sections).map(([page, draw]) => [page, draw()]),
) as Readonly<Record<ProductPage, Drawing>>;
