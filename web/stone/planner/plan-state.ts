import { PLANNER_ANCHOR, planQuery, recipeQuery } from '../../../shared/stone/addresses.ts';
import { planCode } from '../../../shared/stone/plan-code.ts';
import { parseRecipeCode, recipeCode } from '../../../shared/stone/recipe-code.ts';
import type { Recipe } from '../../../shared/stone/recipe.ts';
import { withFinish } from '../plans/checks.ts';
import { initialValues, type Plan, type Values } from '../plans/define-plan.ts';
import { readPlan, type ReadPlan } from '../plans/read-plan.ts';

/** What an address says of a plan, and of its surface. */
export interface AddressedPlan {
  readonly values: Values;
  readonly state: ReadPlan['state'];
  readonly recipe: Recipe | undefined;
}

/**
 * The plan that an address names; the initial values where it names none.
 * @param preset surface of a plan that the address does not name
 */
export function planIn(plan: Plan, query: string, preset?: Recipe): AddressedPlan {
  const parameters = new URLSearchParams(query);
  const code = parameters.get(planQuery);
  const read: ReadPlan = code === null ? { values: initialValues(plan), state: 'complete' } : readPlan(plan, code);
  const recipe = parseRecipeCode(parameters.get(recipeQuery) ?? '') ?? (code === null ? preset : undefined);
  return { ...read, values: withFinish(plan, read.values, recipe?.finish), recipe };
}

/** The query that names the plan and its surface and keeps its other parameters. */
export function planQueryWith(query: string, plan: Plan, values: Values, recipe: Recipe | undefined): string {
  const parameters = new URLSearchParams(query);
  parameters.set(planQuery, planCode(plan, values));
  if (recipe) parameters.set(recipeQuery, recipeCode(recipe));
  else parameters.delete(recipeQuery);
  return `?${parameters}`;
}

/** The address of a plan that can be passed on. @param page address of the product page with the site's origin */
export const planAddress = (page: string, plan: Plan, values: Values, recipe: Recipe | undefined): string =>
  `${page}${planQueryWith('', plan, values, recipe)}#${PLANNER_ANCHOR}`;
