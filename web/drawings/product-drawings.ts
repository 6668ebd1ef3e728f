import type { ProductPage } from '../content/product.ts';
import type { Drawing } from './drawing.ts';
import { exposedConcrete } from './products/exposed-concrete.ts';
import { facades } from './products/facades.ts';
import { flooring } from './products/flooring.ts';
import { indoorStairs } from './products/indoor-stairs.ts';
import { outdoorPaving } from './products/outdoor-paving.ts';
import { outdoorStairs } from './products/outdoor-stairs.ts';
import { smallArchitecture } from './products/small-architecture.ts';
import { wallCladding } from './products/wall-cladding.ts';
import { windowSills } from './products/window-sills.ts';

/** The drawing of each product, made from its technical data. */
export const productDrawings: Readonly<Record<ProductPage, Drawing>> = {
  outdoorPaving: outdoorPaving(),
  flooring: flooring(),
  facades: facades(),
  outdoorStairs: outdoorStairs(),
  indoorStairs: indoorStairs(),
  wallCladding: wallCladding(),
  smallArchitecture: smallArchitecture(),
  windowSills: windowSills(),
  exposedConcrete: exposedConcrete(),
};
