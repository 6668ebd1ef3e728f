import type { ProductPage } from '../../paths.ts';
import type { Draw } from '../drawing.ts';
import { draw as exposedConcrete } from './exposed-concrete.ts';
import { draw as facades } from './facades.ts';
import { draw as flooring } from './flooring.ts';
import { draw as indoorStairs } from './indoor-stairs.ts';
import { draw as outdoorPaving } from './outdoor-paving.ts';
import { draw as outdoorStairs } from './outdoor-stairs.ts';
import { draw as smallArchitecture } from './small-architecture.ts';
import { draw as wallCladding } from './wall-cladding.ts';
import { draw as windowSills } from './window-sills.ts';

/** What draws the section of each product. */
export const sections: Readonly<Record<ProductPage, Draw>> = {
  outdoorPaving,
  flooring,
  facades,
  outdoorStairs,
  indoorStairs,
  wallCladding,
  smallArchitecture,
  windowSills,
  exposedConcrete,
};
