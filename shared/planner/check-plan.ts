import type { NumberParameter, Parameter, Plan, Rule, Source, Values } from './define-plan.ts';
import { measured, valueText } from './figures.ts';

/** A value or a combination that cannot be made. */
export interface Finding {
  readonly text: string;
  readonly source: Source;
  /** The parameters to change. */
  readonly names: readonly string[];
  /** The nearest values that can be made, all of them; absent where no value helps. */
  readonly nearest?: Values;
  /** What `nearest` changes: «Stufenhöhe 16.5 cm». */
  readonly nearestTexts: readonly string[];
}

/** All that is wrong with the values: first what is out of its range, then the rules that don't hold. */
export function checkPlan(plan: Plan, values: Values): readonly Finding[] {
  const outside = Object.entries(plan.parameters).flatMap(([name, parameter]) => (isPermitted(parameter, values[name]) ? [] : [rangeFinding(plan, name, parameter, values)]));
  if (outside.length > 0) return outside;
  return plan.rules.filter(({ holds }) => !holds(values)).map((rule) => ruleFinding(plan, rule, values));
}

/** Whether a value is an option, or in its range and on a step of it. */
export function isPermitted(parameter: Parameter, value: number | undefined): value is number {
  if (value === undefined || !Number.isInteger(value)) return false;
  if (parameter.kind === 'choice') return value >= 0 && value < parameter.options.length;
  return value >= parameter.least && value <= parameter.most && (value - parameter.least) % parameter.step === 0;
}

/** The permitted value that is nearest. */
export function permitted(parameter: Parameter, value: number): number {
  if (!Number.isFinite(value)) return parameter.initial;
  if (parameter.kind === 'choice') return isPermitted(parameter, value) ? value : parameter.initial;
  const { least, most, step } = parameter;
  const onStep = least + Math.round((Math.min(most, Math.max(least, value)) - least) / step) * step;
  return onStep > most ? onStep - step : onStep;
}

/** All values brought into their ranges. */
export const permittedValues = ({ parameters }: Plan, values: Values): Values =>
  Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, permitted(parameter, values[name] ?? NaN)]));

function rangeFinding(plan: Plan, name: string, parameter: Parameter, values: Values): Finding {
  const nearest = permittedValues(plan, values);
  const text = parameter.kind === 'choice' ? `${parameter.label}: unbekannte Auswahl.` : `${parameter.label} ${shown(parameter, values[name])} ist nicht möglich. Zulässig: ${rangeText(parameter)}.`;
  return { text, source: parameter.source, names: [name], nearest, nearestTexts: [`${parameter.label} ${valueText(parameter, nearest[name] ?? NaN)}`] };
}

const shown = (parameter: NumberParameter, value: number | undefined) => (value === undefined || !Number.isFinite(value) ? 'ohne Wert' : measured(value, parameter.unit));

/** `30–40 cm, in Schritten von 0.5 cm`. */
export function rangeText({ least, most, step, unit }: NumberParameter): string {
  const steps = step === 1 && unit === 'Stück' ? '' : `, in Schritten von ${measured(step, unit)}`;
  return `${measured(least, unit).split('\u00a0')[0]}–${measured(most, unit)}${steps}`;
}

function ruleFinding(plan: Plan, { source, says, adjusts }: Rule, values: Values): Finding {
  const nearest = nearestValues(plan, adjusts, values);
  const changed = adjusts.filter((name) => nearest && nearest[name] !== values[name]);
  const nearestTexts = changed.flatMap((name) => {
    const parameter = plan.parameters[name];
    return parameter && nearest ? [`${parameter.label} ${valueText(parameter, nearest[name] ?? NaN)}`] : [];
  });
  return { text: says(values), source, names: nearest ? changed : adjusts, ...(nearest && { nearest }), nearestTexts };
}

/**
 * The values for which all rules hold, with the least change of the named ones: as few of them as possible, then the smallest part of
 * their ranges. Undefined where there are none.
 */
function nearestValues(plan: Plan, names: readonly string[], values: Values): Values | undefined {
  let [best, least] = [undefined as Values | undefined, Infinity];
  for (const candidate of combinations(plan, names, values)) {
    const cost = names.reduce((sum, name) => sum + changeOf(plan.parameters[name], values[name] ?? NaN, candidate[name] ?? NaN), 0);
    if (cost < least && plan.rules.every(({ holds }) => holds(candidate))) [best, least] = [candidate, cost];
  }
  return best;
}

/** A change at all weighs more than its size. */
const CHANGE = 1;

function changeOf(parameter: Parameter | undefined, from: number, to: number): number {
  if (from === to) return 0;
  return CHANGE + (parameter?.kind === 'number' ? Math.abs(to - from) / (parameter.most - parameter.least) : 1);
}

function combinations(plan: Plan, [name, ...others]: readonly string[], values: Values): readonly Values[] {
  const parameter = name === undefined ? undefined : plan.parameters[name];
  if (name === undefined || !parameter) return [values];
  return allValues(parameter).flatMap((value) => combinations(plan, others, { ...values, [name]: value }));
}

function allValues(parameter: Parameter): readonly number[] {
  if (parameter.kind === 'choice') return parameter.options.map((_, index) => index);
  const { least, most, step } = parameter;
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);
}
