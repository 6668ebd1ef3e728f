import type { Product } from './product.ts';
import { exposedConcrete } from './products/exposed-concrete.ts';
import { facades } from './products/facades.ts';
import { flooring } from './products/flooring.ts';
import { indoorStairs } from './products/indoor-stairs.ts';
import { outdoorPaving } from './products/outdoor-paving.ts';
import { outdoorStairs } from './products/outdoor-stairs.ts';
import { smallArchitecture } from './products/small-architecture.ts';
import { wallCladding } from './products/wall-cladding.ts';
import { windowSills } from './products/window-sills.ts';

/** In the order of the overview; the next product of a page is the next one here, after the last the first. */
export const products: readonly Product[] = [
  outdoorPaving,
  flooring,
  facades,
  outdoorStairs,
  indoorStairs,
  wallCladding,
  smallArchitecture,
  windowSills,
  exposedConcrete,
];
