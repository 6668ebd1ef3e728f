import type { Drawing } from '../../shared/drawings/drawing.ts';
import { sections } from '../../shared/products/all-products.ts';
import type { ProductPage } from '../../shared/paths.ts';

/** The drawing of each product as an example, made from its technical data. */
export const productDrawings = Object.fromEntries(Object.entries(sections).map(([page, draw]) => [page, draw()])) as Readonly<Record<ProductPage, Drawing>>;
