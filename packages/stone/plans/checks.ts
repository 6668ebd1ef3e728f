import { finishNames, type FinishId } from '../codes/materials.ts';
import type { ProductId } from '../codes/product-id.ts';
import type { Recipe } from '../codes/recipe.ts';
import { finishesFor } from '../facts/uses.ts';
import { cuttingChecks } from './cutting-check.ts';
import type { Check, ChoiceParameter, Plan, Quantities, Values } from './define-plan.ts';
import { figure } from './figures.ts';
import { grainCheck } from './grain-check.ts';
import { LOAD_PER_PERSON, onSite } from './quantities.ts';
import { useChecks } from './use-checks.ts';

/**
 * What an engineer asks of a plan beside its measures: answered where the drawn outlines answer it, else left open, with its source.
 * @param values that keep the rules
 */
export function checksOf(plan: Plan, values: Values, quantities: Quantities, recipe?: Recipe): readonly Check[] {
  const layout = plan.layout(values);
  return [
    ...(plan.checks?.(values, quantities, layout) ?? []),
    ...useChecks(plan, values, finishOfPlan(plan, values) ?? recipe?.finish),
    ...(recipe ? [grainCheck(plan, layout, recipe)] : []),
    ...cuttingChecks(plan, values, layout),
    liftingCheck(quantities),
  ];
}

export const stateText = ({ isOpen }: Check): string => (isOpen ? 'zu klären' : 'in Ordnung');

export const checkText = (check: Check): string =>
  `${check.label}: ${check.text}; ${stateText(check)} (${check.source})`;

/** The choice of a finish; which options follow the first is appended only. Those that the table of use has no more are withdrawn. */
export const finishChoice = (product: ProductId, ...finishes: readonly FinishId[]): ChoiceParameter => ({
  kind: 'choice',
  label: 'Bearbeitung',
  options: ['noch offen', ...finishes.map((finish) => finishNames[finish])],
  finishes,
  withdrawn: finishes.flatMap((finish, index) => (finishesFor(product).includes(finish) ? [] : [index + 1])),
  initial: 0,
  source: 'Annahme',
});

/** The finish that the plan itself names. */
export function finishOfPlan({ parameters }: Plan, values: Values): FinishId | undefined {
  const parameter = parameters['finish'];
  return parameter?.kind === 'choice' ? parameter.finishes?.[(values['finish'] ?? 0) - 1] : undefined;
}

/** The values with the finish of a recipe, where the plan asks for it. */
export function withFinish({ parameters }: Plan, values: Values, finish: FinishId | undefined): Values {
  const parameter = parameters['finish'];
  const index = finish && parameter?.kind === 'choice' ? (parameter.finishes?.indexOf(finish) ?? -1) : -1;
  return index < 0 ? values : { ...values, finish: index + 1 };
}

function liftingCheck({ heaviest, carriers }: Quantities): Check {
  const most = 2 * LOAD_PER_PERSON;
  const who = carriers === 1 ? 'eine Person' : carriers === 2 ? 'zwei Personen' : 'mit Hebezeug';
  return {
    label: 'Heben',
    text: `schwerstes Stück ${onSite.weight(heaviest.weight)}, ${who}; von Hand höchstens ${figure(most)}\u00a0kg`,
    isOpen: heaviest.weight > most,
    source: `Faustregel ${LOAD_PER_PERSON}\u00a0kg je Person`,
    measured: [{ value: heaviest.weight, most }],
  };
}
