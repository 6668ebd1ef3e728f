import { givenName } from '@works/stone/codes/given-name';
import { planCode } from '@works/stone/codes/plan-code';
import type { Recipe } from '@works/stone/codes/recipe';
import { parseRecipeCode, recipeCode } from '@works/stone/codes/recipe-code';
import { withFinish } from '@works/stone/plans/checks';
import { initialValues, type Plan, type Values } from '@works/stone/plans/define-plan';
import { readPlan, type ReadPlan } from '@works/stone/plans/read-plan';
import { nameQuery, PLANNER_ANCHOR, planQuery, recipeQuery } from '../../../shared/stone-addresses.ts';

/** What an address says of a plan, and of its surface. */
export interface AddressedPlan {
  readonly values: Values;
  readonly state: ReadPlan['state'];
  readonly recipe: Recipe | undefined;
  /** Given by the visitor; empty for none. */
  readonly name: string;
}

/**
 * The plan that an address names; the initial values where it names none.
 * @param preset surface of a plan that the address does not name
 */
export function planIn(plan: Plan, query: string, preset?: Recipe): AddressedPlan {
  const parameters = new URLSearchParams(query);
  const code = parameters.get(planQuery);
  const read: ReadPlan = code === null ? { values: initialValues(plan), state: 'complete' } : readPlan(plan, code);
  const asked = parameters.get(recipeQuery);
  const given = parseRecipeCode(asked ?? '');
  const recipe = given ?? (code === null ? preset : undefined);
  const state = asked && !given && read.state === 'complete' ? 'changed' : read.state;
  const name = givenName(parameters.get(nameQuery) ?? '');
  return { state, values: withFinish(plan, read.values, recipe?.finish), recipe, name };
}

/** The query that names the plan, its surface and its name, and keeps its other parameters. */
export function planQueryWith(
  query: string,
  plan: Plan,
  values: Values,
  recipe: Recipe | undefined,
  name: string,
): string {
  const parameters = new URLSearchParams(query);
  parameters.set(planQuery, planCode(plan, values));
  if (recipe) parameters.set(recipeQuery, recipeCode(recipe));
  else parameters.delete(recipeQuery);
  if (givenName(name)) parameters.set(nameQuery, givenName(name));
  else parameters.delete(nameQuery);
  return `?${parameters}`;
}

/** The address of a plan that can be passed on. @param page address of the product page with the site's origin */
export const planAddress = (
  page: string,
  plan: Plan,
  values: Values,
  recipe: Recipe | undefined,
  name: string,
): string => `${page}${planQueryWith('', plan, values, recipe, name)}#${PLANNER_ANCHOR}`;
