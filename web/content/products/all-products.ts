import type { Product } from './product.ts';
import { exposedConcrete } from './exposed-concrete.ts';
import { facades } from './facades.ts';
import { flooring } from './flooring.ts';
import { indoorStairs } from './indoor-stairs.ts';
import { outdoorPaving } from './outdoor-paving.ts';
import { outdoorStairs } from './outdoor-stairs.ts';
import { smallArchitecture } from './small-architecture.ts';
import { wallCladding } from './wall-cladding.ts';
import { windowSills } from './window-sills.ts';

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
