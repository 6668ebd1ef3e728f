import type { ProductPage } from '../../paths.ts';
import type { Plan } from '../define-plan.ts';
import { plan as exposedConcrete } from './exposed-concrete.ts';
import { plan as facades } from './facades.ts';
import { plan as flooring } from './flooring.ts';
import { plan as indoorStairs } from './indoor-stairs.ts';
import { plan as outdoorPaving } from './outdoor-paving.ts';
import { plan as outdoorStairs } from './outdoor-stairs.ts';
import { plan as smallArchitecture } from './small-architecture.ts';
import { plan as wallCladding } from './wall-cladding.ts';
import { plan as windowSills } from './window-sills.ts';

/** The plan of each product. */
export const plans: Readonly<Record<ProductPage, Plan>> = {
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
