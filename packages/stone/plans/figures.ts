import { figure, PIECES } from '../language.ts';
import { askedParameters, type Parameter, type Plan, type Unit, type Values } from './define-plan.ts';

/** Millimetres, or pieces, in one of a unit. */
export const perUnit: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, [PIECES]: 1, '%': 1 };

const DECIMALS: Readonly<Record<Unit, number>> = { mm: 0, cm: 1, m: 2, [PIECES]: 0, '%': 0 };

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
