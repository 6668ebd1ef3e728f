import type { Check, Measured, Rule, Sum, Values } from './define-plan.ts';
import { keepsStepRule, stepRuleText } from './step-rule.ts';

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

/** Tread, height, length on plan and visible area of a straight flight, and the length of its joints. @param joints their name, in words */
export const flightSums = (
  { rise, steps, length }: FlightValues,
  { length: run, jointCount }: Measured,
  tread: number,
  joints: string,
): readonly Sum[] => [
  { label: 'Auftritt', value: tread / 1000, unit: 'm' },
  { label: 'Höhe des Laufs', value: (steps * rise) / 1000, unit: 'm' },
  { label: 'Grundrisslänge des Laufs', value: run / 1000, unit: 'm' },
  { label: 'Trittfläche, sichtbar', value: (run * length) / 1e6, unit: 'm²' },
  { label: joints, value: (jointCount * length) / 1000, unit: 'm' },
];

/** From this number of rises a flight has a handrail (SIA 358). */
const HANDRAIL_FROM = 5;

/** What a flight needs beside its steps; the standards are named, their values are not repeated. */
export const flightChecks = ({ rise, steps }: Values<'rise' | 'steps'>, tread: number): readonly Check[] => [
  {
    label: 'Schrittmass',
    text: `zwei Steigungen und ein Auftritt ${(2 * rise + tread) / 10}\u00a0cm`,
    isOpen: false,
    source: 'Faustregel',
  },
  {
    label: 'Handlauf und Geländer',
    text: steps >= HANDRAIL_FROM ? `${steps} Steigungen, Handlauf vorsehen` : `${steps} Steigungen`,
    isOpen: steps >= HANDRAIL_FROM,
    source: 'SIA\u00a0358',
  },
  { label: 'Hindernisfreiheit', text: 'Kantenmarkierung und Handlauf', isOpen: true, source: 'SIA\u00a0500' },
];
