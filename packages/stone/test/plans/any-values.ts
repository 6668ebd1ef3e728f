import { assert, nat, property, record, type Arbitrary } from 'fast-check';
import { checkPlan } from '../../plans/check-plan.ts';
import { initialValues, type Parameter, type Plan, type Values } from '../../plans/define-plan.ts';
import { SEED } from '../seed.ts';

/** A permitted value of a parameter. */
function anyValue(parameter: Parameter): Arbitrary<number> {
  if (parameter.kind === 'choice') return nat(parameter.options.length - 1);
  const { least, most, step } = parameter;
  return nat(Math.floor((most - least) / step)).map((steps) => least + steps * step);
}

/** The initial values but for one: each at both ends of its range, or at each of its options. */
export const valuesAtEnds = (plan: Plan): readonly Values[] =>
  Object.entries(plan.parameters).flatMap(([name, parameter]) => {
    const ends =
      parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index);
    return ends.map((end) => ({ ...initialValues(plan), [name]: end }));
  });

/** Values in their ranges, whether or not they keep the rules. */
export const anyValues = ({ parameters }: Plan): Arbitrary<Values> =>
  record(Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, anyValue(parameter)])));

/** Values that can be made: those that break a rule are replaced by the nearest ones that don't. */
export const buildableValues = (plan: Plan): Arbitrary<Values> =>
  anyValues(plan)
    .map((values) => checkPlan(plan, values)[0]?.nearest ?? values)
    .filter((values) => checkPlan(plan, values).length === 0);

/** Asserts something of values that can be made. @param numRuns how many of them are tried */
export const forBuildable = (plan: Plan, numRuns: number, holds: (values: Values) => void): void =>
  assert(property(buildableValues(plan), holds), { numRuns, seed: SEED });
