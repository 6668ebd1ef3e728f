import { parsePlanCode } from '../codes/plan-code.ts';
import { permittedValues } from './check-plan.ts';
import { initialValues, type Plan, type Values } from './define-plan.ts';

/** What an address means for a plan of today. */
export interface ReadPlan {
  readonly values: Values;
  /**
   * `complete`: the values are those of the address. `changed`: some were missing, because the address is older than a parameter, or are
   * no longer permitted, and were replaced. `wrong`: the address has no code of this product, and the values are the initial ones.
   */
  readonly state: 'complete' | 'changed' | 'wrong';
}

/** The values of a code. Combinations that break a rule stay as they are: the planner says what is wrong with them. */
export function readPlan(plan: Plan, code: string): ReadPlan {
  const initial = initialValues(plan);
  const coded = parsePlanCode(code);
  const names = Object.keys(plan.parameters);
  if (coded?.product !== plan.number || coded.numbers.length > names.length) return { values: initial, state: 'wrong' };
  const read = {
    ...initial,
    ...Object.fromEntries(coded.numbers.map((number, index) => [names[index] ?? '', number])),
  };
  const values = permittedValues(plan, read);
  const isComplete = names.slice(coded.numbers.length).every((name) => plan.parameters[name]?.isLater);
  const isSame = isComplete && names.every((name) => values[name] === read[name]);
  return { values, state: isSame ? 'complete' : 'changed' };
}
