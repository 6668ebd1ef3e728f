import { loadPlan, type LoadedPlan } from '@works/stone/products/load-plan';
import type { ProductPage } from '../../../shared/paths.ts';
import { Planner } from './Planner.tsx';

/** What the page of a product needs to plan it. */
export interface LoadedPlanner extends LoadedPlan {
  readonly Planner: typeof Planner;
}

/** The planner, with the plan and the section of this product alone. */
export const loadPlanner = async (page: ProductPage): Promise<LoadedPlanner> => ({
  Planner,
  ...(await loadPlan(page)),
});
