import { finishNames, type FinishId } from '../codes/finishes.ts';
import type { Recipe } from '../codes/recipe.ts';
import { finishesFor, type Use } from '../facts/uses.ts';
import { commonRulesOf } from './common-rules.ts';
import type { Check, ChoiceParameter, Plan, Quantities, Rule, Source, State, Subject, Values } from './define-plan.ts';
import { isLimit, isWithin } from './define-rule.ts';

/** All rules of a plan: those of its product, then those of all plans. Planner, search and the document of rules take them from here. */
export const rulesOf = (plan: Plan): readonly Rule[] => [...plan.rules, ...commonRulesOf(plan)];

/**
 * What the rules say to a plan: kept or missed where its values and outlines answer, else open.
 * @param values that can be made
 */
export function checksOf(plan: Plan, values: Values, quantities: Quantities, recipe?: Recipe): readonly Check[] {
  const layout = plan.layout(values);
  const finish = finishOfPlan(plan, values) ?? recipe?.finish;
  const subject: Subject = { plan, values, quantities, layout, recipe, finish };
  return rulesOf(plan).flatMap((rule) => answer(rule, subject));
}

/** What a rule says; nothing where it means nothing. */
function answer(rule: Rule, subject: Subject): readonly Check[] {
  const { id, label } = rule;
  const source = sourceText(rule);
  if (isLimit(rule)) {
    if (rule.applies?.(subject.values) === false) return [];
    const measured = [rule.measure(subject.values)];
    const state = measured.every(isWithin) ? 'met' : 'missed';
    return [{ id, label, text: rule.says[state](subject.values), state, source, measured }];
  }
  if (rule.applies?.(subject) === false) return [];
  const measured = rule.measures?.(subject);
  const state: State = !measured ? 'open' : measured.every(isWithin) ? 'met' : 'missed';
  const says = rule.says[state];
  if (!says) throw new Error(`The rule ${id} has no words for «${stateNames[state]}».`);
  return [{ id, label, text: says(subject), state, source, measured: measured ?? [] }];
}

/** The source of a rule, as plans and the document of rules name it. */
export function sourceText({ source, isToConfirm }: Rule): string {
  const name = isNamed(source) ? sourceNames[source] : source;
  return isToConfirm ? `${name}, Wert zu bestätigen` : name;
}

const isNamed = (source: string): source is Source => Object.hasOwn(sourceNames, source);

const sourceNames: Readonly<Record<Source, string>> = {
  data: 'Technische Daten',
  laying: 'Verlegung',
  ruleOfThumb: 'Faustregel',
  assumption: 'Annahme',
};

const stateNames: Readonly<Record<State, string>> = {
  met: 'in Ordnung',
  missed: 'nicht eingehalten',
  open: 'zu klären',
};

export const stateText = ({ state }: Pick<Check, 'state'>): string => stateNames[state];

export const checkText = (check: Check): string =>
  `${check.label}: ${check.text}; ${stateText(check)} (${check.source})`;

/** The choice of a finish; which options follow the first is appended only. Those that its uses have no more are withdrawn. */
export const finishChoice = (uses: readonly Use[], ...finishes: readonly FinishId[]): ChoiceParameter => ({
  kind: 'choice',
  label: 'Bearbeitung',
  options: ['noch offen', ...finishes.map((finish) => finishNames[finish])],
  finishes,
  withdrawn: finishes.flatMap((finish, index) => (finishesFor(uses).includes(finish) ? [] : [index + 1])),
  initial: 0,
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
