import type { Recipe } from '@works/stone/codes/recipe';
import { checkPlan, isBuildable, isPermitted, type Finding } from '@works/stone/plans/check-plan';
import { finishOfPlan, withFinish } from '@works/stone/plans/checks';
import { initialValues, type Plan, type Values } from '@works/stone/plans/define-plan';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { planQuery } from '../../../shared/stone-addresses.ts';
import { planIn, planQueryWith, type AddressedPlan } from './plan-state.ts';

/** Browsers refuse more than some changes of the address in a second; a slider makes many. */
const ADDRESS_DELAY_MS = 400;

interface PlanInWork {
  /** As entered, also where they are out of their ranges. */
  readonly entered: Values;
  /** The last values that can be made: these are drawn. */
  readonly drawn: Values;
  readonly recipe: Recipe | undefined;
  readonly name: string;
  readonly findings: readonly Finding[];
  /** What the address said, until the first change. */
  readonly address: AddressedPlan['state'];
  readonly change: (values: Values) => void;
  readonly changeRecipe: (recipe: Recipe | undefined) => void;
  readonly changeName: (name: string) => void;
  /** Back to the values and the surface that a plan begins with. */
  readonly reset: () => void;
}

/**
 * The plan, kept in the address a moment after each change, so that it can be shared and reloaded.
 * @param preset surface of a plan that the address does not name
 */
export function usePlan(plan: Plan, preset: Recipe | undefined): PlanInWork {
  const { pathname, search, hash, key } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const [named, setNamed] = useState(() => planIn(plan, search, preset));
  const [entered, setEntered] = useState(named.values);
  const [drawn, setDrawn] = useState(() => nearestTo(plan, named.values));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A link on this page to a plan, or the way back to one.
  const [arrivedAt, setArrivedAt] = useState(key);
  if (arrivedAt !== key) {
    setArrivedAt(key);
    if (way !== 'REPLACE' && new URLSearchParams(search).has(planQuery)) {
      const next = planIn(plan, search);
      setNamed(next);
      setEntered(next.values);
      setDrawn(nearestTo(plan, next.values));
    }
  }

  function keep(values: Values, recipe: Recipe | undefined, name = named.name): void {
    setNamed({ values, recipe, name, state: 'complete' });
    clearTimeout(timer.current);
    // One step back leaves the page, however often the plan has changed.
    timer.current = setTimeout(
      () =>
        void navigate(pathname + planQueryWith(location.search, plan, values, recipe, name) + hash, {
          replace: true,
          preventScrollReset: true,
        }),
      ADDRESS_DELAY_MS,
    );
  }

  function change(values: Values): void {
    setEntered(values);
    if (!Object.entries(plan.parameters).every(([name, parameter]) => isPermitted(parameter, values[name]))) return;
    if (isBuildable(plan, values)) setDrawn(values);
    const finish = finishOfPlan(plan, values);
    // A recipe keeps its mix in another finish.
    keep(values, finish && named.recipe ? { ...named.recipe, finish } : named.recipe);
  }

  function changeRecipe(recipe: Recipe | undefined): void {
    setEntered((values) => withFinish(plan, values, recipe?.finish));
    setDrawn((values) => withFinish(plan, values, recipe?.finish));
    keep(withFinish(plan, named.values, recipe?.finish), recipe);
  }

  const changeName = (name: string) => keep(named.values, named.recipe, name);

  function reset(): void {
    const { values, recipe } = planIn(plan, '', preset);
    setEntered(values);
    setDrawn(values);
    keep(values, recipe);
  }

  return {
    entered,
    drawn,
    recipe: named.recipe,
    name: named.name,
    findings: checkPlan(plan, entered),
    address: named.state,
    change,
    changeRecipe,
    changeName,
    reset,
  };
}

/** The values themselves, or the nearest ones that can be made. */
const nearestTo = (plan: Plan, values: Values): Values =>
  isBuildable(plan, values) ? values : (checkPlan(plan, values)[0]?.nearest ?? initialValues(plan));
