import type { ProductPage } from '../../content/products/product.ts';
import type { Drawing } from '../drawing.ts';
import { exposedConcrete } from './exposed-concrete.ts';
import { facades } from './facades.ts';
import { flooring } from './flooring.ts';
import { indoorStairs } from './indoor-stairs.ts';
import { outdoorPaving } from './outdoor-paving.ts';
import { outdoorStairs } from './outdoor-stairs.ts';
import { smallArchitecture } from './small-architecture.ts';
import { wallCladding } from './wall-cladding.ts';
import { windowSills } from './window-sills.ts';

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
