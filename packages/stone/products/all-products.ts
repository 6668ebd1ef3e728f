import type { ProductId } from '../codes/product-id.ts';
import type { Draw } from '../drafting/drawing.ts';
import type { Plan } from '../plans/define-plan.ts';
import { plan as exposedConcretePlan } from './exposed-concrete/plan.ts';
import { draw as drawExposedConcrete } from './exposed-concrete/section.ts';
import { plan as facadesPlan } from './facades/plan.ts';
import { draw as drawFacades } from './facades/section.ts';
import { plan as flooringPlan } from './flooring/plan.ts';
import { draw as drawFlooring } from './flooring/section.ts';
import { plan as indoorStairsPlan } from './indoor-stairs/plan.ts';
import { draw as drawIndoorStairs } from './indoor-stairs/section.ts';
import { plan as outdoorPavingPlan } from './outdoor-paving/plan.ts';
import { draw as drawOutdoorPaving } from './outdoor-paving/section.ts';
import { plan as outdoorStairsPlan } from './outdoor-stairs/plan.ts';
import { draw as drawOutdoorStairs } from './outdoor-stairs/section.ts';
import { plan as smallArchitecturePlan } from './small-architecture/plan.ts';
import { draw as drawSmallArchitecture } from './small-architecture/section.ts';
import { plan as wallCladdingPlan } from './wall-cladding/plan.ts';
import { draw as drawWallCladding } from './wall-cladding/section.ts';
import { plan as windowSillsPlan } from './window-sills/plan.ts';
import { draw as drawWindowSills } from './window-sills/section.ts';

/** What can be planned of each product. */
export const plans: Readonly<Record<ProductId, Plan>> = {
  outdoorPaving: outdoorPavingPlan,
  flooring: flooringPlan,
  facades: facadesPlan,
  outdoorStairs: outdoorStairsPlan,
  indoorStairs: indoorStairsPlan,
  wallCladding: wallCladdingPlan,
  smallArchitecture: smallArchitecturePlan,
  windowSills: windowSillsPlan,
  exposedConcrete: exposedConcretePlan,
};

/** What draws the section of each product. */
export const sections: Readonly<Record<ProductId, Draw>> = {
  outdoorPaving: drawOutdoorPaving,
  flooring: drawFlooring,
  facades: drawFacades,
  outdoorStairs: drawOutdoorStairs,
  indoorStairs: drawIndoorStairs,
  wallCladding: drawWallCladding,
  smallArchitecture: drawSmallArchitecture,
  windowSills: drawWindowSills,
  exposedConcrete: drawExposedConcrete,
};
