import type { Check, Measured, Rule, Sum, Values } from './define-plan.ts';
import { figure } from './figures.ts';
import { boxOf, landingOf, type Layout } from './layout.ts';
import { keepsStepRule, stepLimits, stepRuleText } from './step-rule.ts';

/** Depth of the tread that a foot uses, in millimetres. */
type TreadOf<Name extends string> = (values: Values<Name>) => number;

/** A flight keeps the step rule. */
export const stepRule = <Name extends string>(treadOf: TreadOf<Name>): Rule<Name | 'width' | 'rise'> => ({
  source: 'Faustregel',
  adjusts: ['width', 'rise'],
  holds: (values) => keepsStepRule(values.rise, treadOf(values)),
  says: (values) => stepRuleText(values.rise, treadOf(values)),
});

/** Steps need a thickness that grows with their length. @param part of the length @param name of the part, in words */
export const stepThicknessRule = (part: number, name: string): Rule<'thickness' | 'length'> => ({
  source: 'Faustregel',
  adjusts: ['thickness', 'length'],
  holds: ({ thickness, length }) => thickness * part >= length,
  says: ({ thickness, length }) =>
    `Eine ${length / 10}\u00a0cm lange Stufe von ${thickness / 10}\u00a0cm Dicke bricht leicht beim Versetzen: Die Dicke beträgt mindestens ein ${name} der Länge.`,
});

type FlightValues = Values<'rise' | 'steps' | 'length'>;

/**
 * Tread, heights, length on plan and visible area of a straight flight, and the length of its joints. Rises are measured from nose to nose;
 * the landing begins at the rear edge of the last step, which is higher than its nose by the fall of the tread. @param joints their name
 */
export const flightSums = (
  { rise, steps, length }: FlightValues,
  { layout, length: run, jointCount }: Measured,
  tread: number,
  joints: string,
): readonly Sum[] => [
  { label: 'Auftritt', value: tread / 1000, unit: 'm' },
  { label: 'Höhe des Laufs bis Vorderkante', value: (steps * rise) / 1000, unit: 'm' },
  { label: 'Höhe bis Oberkante Podest', value: landingOf(layout)[1] / 1000, unit: 'm' },
  { label: 'Grundrisslänge des Laufs', value: run / 1000, unit: 'm' },
  { label: 'Trittfläche, sichtbar', value: (run * length) / 1e6, unit: 'm²' },
  { label: joints, value: (jointCount * length) / 1000, unit: 'm' },
];

/** What a flight needs beside its steps; the standards are named, their values are not repeated. */
export function flightChecks(layout: Layout, steps: number): readonly Check[] {
  const { rise, tread } = stepOf(layout);
  const sum = 2 * rise + tread;
  const height = figure(landingOf(layout)[1] / 1000, 2);
  return [
    {
      label: 'Schrittmass',
      text: `2\u00a0×\u00a0${cm(rise)} und ${cm(tread)}\u00a0cm ergeben ${cm(sum)}\u00a0cm, verlangt ${cm(stepLimits.least)} bis ${cm(stepLimits.most)}\u00a0cm`,
      isOpen: sum < stepLimits.least || sum > stepLimits.most,
      source: 'Faustregel',
      measured: [{ value: sum, ...stepLimits }],
    },
    {
      label: 'Steigungen im Lauf',
      text: `${steps} Steigungen ohne Zwischenpodest; zulässige Anzahl klären`,
      isOpen: true,
      source: 'SIA\u00a0500',
    },
    {
      label: 'Handlauf und Geländer',
      text: `${steps} Steigungen, ${height}\u00a0m bis Oberkante Podest; Handlauf und Absturzsicherung klären`,
      isOpen: true,
      source: 'SIA\u00a0358',
    },
    { label: 'Hindernisfreiheit', text: 'Kantenmarkierung und Handlauf', isOpen: true, source: 'SIA\u00a0500' },
  ];
}

/** Rise and tread from nose to nose, as they are drawn, in whole microns. */
function stepOf({ pieces }: Layout) {
  const [first] = pieces;
  const [lower, upper] = pieces.filter(({ name }) => name === first?.name).map(({ outline }) => boxOf(outline));
  return {
    rise: micron((upper?.[3] ?? NaN) - (lower?.[3] ?? NaN)),
    tread: micron((upper?.[0] ?? NaN) - (lower?.[0] ?? NaN)),
  };
}

const micron = (length: number) => Math.round(length * 1000) / 1000;

const cm = (millimetres: number) => figure(millimetres / 10, 1);
