import { figure } from '../language.ts';
import type { Limit, Measured, Question, Sum, Values } from './define-plan.ts';
import { either } from './define-rule.ts';
import { measured } from './figures.ts';
import { boxOf, landingOf, type Layout } from './layout.ts';
import { thicknessRule } from './thickness-rule.ts';

/** Twice the rise and the tread, in millimetres (`description` of Aussentreppen: «rund 63 cm»), and the deviation that is still comfortable. */
const STEP = 630;
const DEVIATION = 30;
const stepText = `${STEP / 10}\u00a0±\u00a0${DEVIATION / 10}\u00a0cm`;

/** Depth of the tread that a foot uses, in millimetres. */
type TreadOf<Name extends string> = (values: Values<Name>) => number;

/** A flight keeps the step rule. */
export const stepRule = <Name extends string>(treadOf: TreadOf<Name>): Limit<Name | 'width' | 'rise'> => ({
  kind: 'limit',
  id: 'schrittmass',
  label: 'Schrittmass',
  topic: 'measures',
  asks: `Zwei Steigungen und ein Auftritt ergeben zusammen ${stepText}.`,
  of: 'Steigung und Auftritt',
  source: 'ruleOfThumb',
  adjusts: ['width', 'rise'],
  measure: (values) => ({ value: 2 * values.rise + treadOf(values), least: STEP - DEVIATION, most: STEP + DEVIATION }),
  says: {
    met: (values) =>
      `2\u00a0×\u00a0${cm(values.rise)} und ${cm(treadOf(values))}\u00a0cm ergeben ${cm(2 * values.rise + treadOf(values))}\u00a0cm, verlangt ${stepText}`,
    missed: (values) => {
      const sum = 2 * values.rise + treadOf(values);
      return `Zwei Steigungen von ${cm(values.rise)}\u00a0cm und ein Auftritt von ${cm(treadOf(values))}\u00a0cm ergeben ${cm(sum)}\u00a0cm: Die Schritte werden zu ${sum < STEP ? 'kurz' : 'lang'}.`;
    },
  },
});

/** The tread alone: the sum admits a short one beside a high rise. @param least in millimetres */
export const treadRule = <Name extends string>(
  treadOf: TreadOf<Name>,
  least: number,
  source: string,
): Question<Name> => ({
  id: 'auftritt',
  label: 'Auftritt',
  topic: 'measures',
  asks: `Der Auftritt misst mindestens ${cm(least)}\u00a0cm.`,
  of: 'Auftritt',
  source,
  isToConfirm: true,
  measures: ({ values }) => [{ value: treadOf(values), least }],
  says: either(({ values }) => `${cm(treadOf(values))}\u00a0cm, verlangt ${cm(least)}\u00a0cm`),
});

/** Steps need a thickness that grows with their length. */
export const stepThicknessRule = (part: 25 | 30): Limit<'thickness' | 'length'> =>
  thicknessRule<'length'>({
    part,
    side: ({ length }) => length,
    sideName: 'length',
    piece: ({ length }) => `Eine ${length / 10}\u00a0cm lange Stufe bricht leicht beim Versetzen: Sie`,
    unit: 'cm',
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

/** Clear widths of a stair in millimetres: everywhere, and within a flat. */
const WIDTH = { everywhere: 1200, within: 1000 } as const;

/** In one flight. */
const MOST_STEPS = 16;

/** What a flight needs beside its steps. */
export const flightRules: readonly Question<'steps' | 'length'>[] = [
  {
    id: 'laufbreite',
    label: 'Laufbreite',
    topic: 'width',
    asks: `Ein Lauf ist mindestens ${measured(WIDTH.everywhere, 'm')} breit, innerhalb einer Wohnung ${measured(WIDTH.within, 'm')}.`,
    of: 'Stufenlänge',
    source: 'SIA\u00a0500',
    isToConfirm: true,
    measures: ({ values: { length } }) =>
      length >= WIDTH.within && length < WIDTH.everywhere ? undefined : [{ value: length, least: WIDTH.everywhere }],
    says: {
      ...either(({ values: { length } }) => `${measured(length, 'm')}, verlangt ${measured(WIDTH.everywhere, 'm')}`),
      open: ({ values: { length } }) =>
        `${measured(length, 'm')} genügen innerhalb einer Wohnung, sonst sind ${measured(WIDTH.everywhere, 'm')} verlangt; Ort klären`,
    },
  },
  {
    id: 'steigungen',
    label: 'Steigungen im Lauf',
    topic: 'access',
    asks: `Nach höchstens ${MOST_STEPS} Stufen folgt ein Podest.`,
    of: 'Anzahl Stufen',
    source: 'SIA\u00a0500',
    isToConfirm: true,
    measures: ({ values: { steps } }) => [{ value: steps, most: MOST_STEPS }],
    says: either(({ values: { steps } }) => `${steps} Steigungen ohne Zwischenpodest, höchstens ${MOST_STEPS}`),
  },
  {
    id: 'gelaender',
    label: 'Handlauf und Geländer',
    topic: 'railing',
    asks: 'Wo die Höhe es verlangt, gibt es Handlauf und Absturzsicherung.',
    of: 'Anzahl Stufen und Steigung',
    source: 'SIA\u00a0358',
    says: {
      open: ({ values: { steps }, layout }) =>
        `${steps} Steigungen, ${figure(landingOf(layout)[1] / 1000, 2)}\u00a0m bis Oberkante Podest; Handlauf und Absturzsicherung klären`,
    },
  },
  {
    id: 'hindernisfreiheit',
    label: 'Hindernisfreiheit',
    topic: 'access',
    asks: 'Kanten sind markiert, Handläufe beidseitig, wo der Bau hindernisfrei ist.',
    of: 'Nutzung des Baus',
    source: 'SIA\u00a0500',
    says: {
      open: ({ layout }) => {
        const { rise, tread } = stepOf(layout);
        return `Steigung ${cm(rise)}\u00a0cm, Auftritt ${cm(tread)}\u00a0cm; zulässiges Verhältnis, Kantenmarkierung und Handläufe klären`;
      },
    },
  },
];

/** Rise and tread from nose to nose, as they are drawn, in whole microns. */
export function stepOf({ pieces }: Layout) {
  const [first] = pieces;
  const [lower, upper] = pieces.filter(({ name }) => name === first?.name).map(({ outline }) => boxOf(outline));
  return {
    rise: micron((upper?.[3] ?? NaN) - (lower?.[3] ?? NaN)),
    tread: micron((upper?.[0] ?? NaN) - (lower?.[0] ?? NaN)),
  };
}

const micron = (length: number) => Math.round(length * 1000) / 1000;

const cm = (millimetres: number) => figure(millimetres / 10, 1);
