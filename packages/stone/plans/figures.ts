import { askedParameters, type Parameter, type Plan, type Unit, type Values } from './define-plan.ts';

/** Millimetres, or pieces, in one of a unit. */
export const perUnit: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, Stück: 1, '%': 1 };

const DECIMALS: Readonly<Record<Unit, number>> = { mm: 0, cm: 1, m: 2, Stück: 0, '%': 0 };

/** A number as it is written in Switzerland: `1250.5`, `12’500`. @param most decimals, without zeros at the end */
export function figure(value: number, most = 0): string {
  const [whole = '', decimals] = String(Math.round(value * 10 ** most) / 10 ** most).split('.');
  const grouped = whole.length > 4 ? thousands(whole) : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** Digits in groups of three. Intl's apostrophe differs between versions. */
function thousands(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = Array.from({ length: Math.ceil(digits.length / 3) }, (_, index) =>
    digits.slice(Math.max(0, first + 3 * (index - 1)), first + 3 * index),
  );
  return groups.join('’');
}

/** `35 cm` for 350 millimetres. */
export const measured = (value: number, unit: Unit): string =>
  `${figure(value / perUnit[unit], DECIMALS[unit])}\u00a0${unit}`;

/** The value of a parameter with its unit, or the name of the option. */
export const valueText = (parameter: Parameter, value: number): string =>
  parameter.kind === 'choice' ? (parameter.options[value] ?? '') : measured(value, parameter.unit);

/** Each parameter and its value: «Stufenbreite 35 cm». */
export const valueTexts = (plan: Plan, values: Values): readonly string[] =>
  askedParameters(plan, values).map(
    ([name, parameter]) => `${parameter.label} ${valueText(parameter, values[name] ?? NaN)}`,
  );
