import { planQuery } from '../../shared/planner/plan-address.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import { checkPlan, isPermitted, type Finding } from '../../shared/planner/check-plan.ts';
import type { Plan, Values } from '../../shared/planner/define-plan.ts';
import { planIn, planQueryWith, type AddressedPlan } from './plan-state.ts';

/** Browsers refuse more than some changes of the address in a second; a slider makes many. */
const ADDRESS_DELAY_MS = 400;

interface PlanInWork {
  /** As entered, also where they are out of their ranges. */
  readonly entered: Values;
  /** The last values that were all within their ranges: these are drawn. */
  readonly drawn: Values;
  readonly recipe: Recipe | undefined;
  readonly findings: readonly Finding[];
  /** What the address said, until the first change. */
  readonly address: AddressedPlan['state'];
  readonly change: (values: Values) => void;
  readonly changeRecipe: (recipe: Recipe | undefined) => void;
}

/** The plan, kept in the address a moment after each change, so that it can be shared and reloaded. */
export function usePlan(plan: Plan): PlanInWork {
  const { pathname, search, hash, key } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const [named, setNamed] = useState(() => planIn(plan, search));
  const [entered, setEntered] = useState(named.values);
  const [drawn, setDrawn] = useState(named.values);
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
      setDrawn(next.values);
    }
  }

  function keep(values: Values, recipe: Recipe | undefined): void {
    setNamed({ values, recipe, state: 'complete' });
    clearTimeout(timer.current);
    // One step back leaves the page, however often the plan has changed.
    timer.current = setTimeout(
      () => void navigate(pathname + planQueryWith(location.search, plan, values, recipe) + hash, { replace: true, preventScrollReset: true }),
      ADDRESS_DELAY_MS,
    );
  }

  function change(values: Values): void {
    setEntered(values);
    if (!Object.entries(plan.parameters).every(([name, parameter]) => isPermitted(parameter, values[name]))) return;
    setDrawn(values);
    keep(values, named.recipe);
  }

  return {
    entered,
    drawn,
    recipe: named.recipe,
    findings: checkPlan(plan, entered),
    address: named.state,
    change,
    changeRecipe: (recipe) => keep(drawn, recipe),
  };
}
