import type { ProductPage } from '../content/products.ts';
import type { Drawing } from './drawing.ts';
import { facades } from './products/facades.ts';
import { flooring } from './products/flooring.ts';
import { outdoorPaving } from './products/outdoor-paving.ts';
import { outdoorStairs } from './products/outdoor-stairs.ts';

/** The drawing of each product, made from its technical data. */
export const productDrawings = {
  outdoorPaving: outdoorPaving(),
  flooring: flooring(),
  facades: facades(),
  outdoorStairs: outdoorStairs(),
} satisfies Partial<Record<ProductPage, Drawing>>;
