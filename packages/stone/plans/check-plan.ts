import { figure, PIECES } from '../language.ts';
import type { Limit, NumberParameter, Parameter, Plan, Source, Values } from './define-plan.ts';
import { holds, isLimit } from './define-rule.ts';
import { measured, perUnit, valueText } from './figures.ts';

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
  const outside = Object.entries(plan.parameters).flatMap(([name, parameter]) =>
    isPermitted(parameter, values[name]) ? [] : [rangeFinding(plan, name, parameter, values)],
  );
  if (outside.length > 0) return outside;
  const broken = limitsOf(plan).filter((limit) => !holds(limit, values));
  if (broken.length === 0) return [];
  const adjusts = [...new Set(broken.flatMap((limit) => limit.adjusts))];
  const nearest = nearestValues(plan, adjusts, values) ?? nearestValues(plan, numbersOf(plan), values);
  return broken.map((limit) => limitFinding(plan, limit, values, nearest));
}

/** Where the range of a parameter comes from. */
export const sourceOf = ({ source = 'assumption' }: Parameter): Source => source;

/** Whether the values can be made. */
export const isBuildable = (plan: Plan, values: Values): boolean => checkPlan(plan, values).length === 0;

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
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, permitted(parameter, values[name] ?? NaN)]),
  );

function rangeFinding(plan: Plan, name: string, parameter: Parameter, values: Values): Finding {
  const nearest = permittedValues(plan, values);
  const text =
    parameter.kind === 'choice'
      ? `${parameter.label}: unbekannte Auswahl.`
      : `${parameter.label} ${shown(parameter, values[name])} ist nicht möglich. Zulässig: ${rangeText(parameter)}.`;
  return {
    text,
    source: sourceOf(parameter),
    names: [name],
    nearest,
    nearestTexts: [`${parameter.label} ${valueText(parameter, nearest[name] ?? NaN)}`],
  };
}

/** As entered: a tenth of a millimetre is not rounded away. */
const shown = ({ unit }: NumberParameter, value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? 'ohne Wert' : `${figure(value / perUnit[unit], 4)}\u00a0${unit}`;

/** `30–40 cm, in Schritten von 0.5 cm`. */
export function rangeText({ least, most, step, unit }: NumberParameter): string {
  const steps = step === 1 && unit === PIECES ? '' : `, in Schritten von ${measured(step, unit)}`;
  return `${measured(least, unit).split('\u00a0')[0]}–${measured(most, unit)}${steps}`;
}

const limitsOf = ({ rules }: Plan): readonly Limit[] => rules.filter(isLimit);

function limitFinding(
  { parameters }: Plan,
  { source, asks, says, adjusts }: Limit,
  values: Values,
  nearest: Values | undefined,
): Finding {
  const text = `${says.missed(values)} ${asks}`;
  if (!nearest) return { text, source, names: adjusts, nearestTexts: [] };
  const changed = Object.entries(parameters).filter(([name]) => nearest[name] !== values[name]);
  const nearestTexts = changed.map(
    ([name, parameter]) => `${parameter.label} ${valueText(parameter, nearest[name] ?? NaN)}`,
  );
  return { text, source, names: changed.map(([name]) => name), nearest, nearestTexts };
}

const numbersOf = ({ parameters }: Plan) =>
  Object.keys(parameters).filter((name) => parameters[name]?.kind === 'number');

/** Of three, the fields of the planner have up to a million combinations. */
const MOST_CHANGED = 3;

/**
 * The values for which all rules hold, with the least change of the named ones: as few of them as possible, then the smallest part of
 * their ranges. Undefined where there are none.
 */
function nearestValues(plan: Plan, names: readonly string[], values: Values): Values | undefined {
  const limits = limitsOf(plan);
  for (let changed = 1; changed <= Math.min(MOST_CHANGED, names.length); changed += 1) {
    let [best, least] = [undefined as Values | undefined, Infinity];
    for (const candidate of choicesOf(names, changed).flatMap((chosen) => combinations(plan, chosen, values))) {
      const cost = names.reduce(
        (sum, name) => sum + changeOf(plan.parameters[name], values[name] ?? NaN, candidate[name] ?? NaN),
        0,
      );
      if (cost < least && limits.every((limit) => holds(limit, candidate))) [best, least] = [candidate, cost];
    }
    if (best) return best;
  }
  return undefined;
}

/** Each choice of so many of the names. */
const choicesOf = (names: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0
    ? [[]]
    : names.flatMap((name, index) => choicesOf(names.slice(index + 1), count - 1).map((others) => [name, ...others]));

/** As a part of the range. */
const changeOf = (parameter: Parameter | undefined, from: number, to: number): number =>
  parameter?.kind === 'number' ? Math.abs(to - from) / (parameter.most - parameter.least) : Number(from !== to);

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
