import { stair } from '../../facts/elements.ts';
import { figure } from '../../language.ts';
import { finishChoice } from '../../plans/checks.ts';
import { bedLength, definePlan, factLength, length, pieces, type Values } from '../../plans/define-plan.ts';
import { flightRules, flightSums, stepRule, stepThicknessRule, treadRule } from '../../plans/flight.ts';
import type { Corner } from '../../plans/layout.ts';
import { facts, uses } from './facts.ts';

/** Example geometry of an angle step, in millimetres; the fall in parts of the width. Its leg is as thick as its bearing. */
export const angleStep = { joint: 5, fall: 0.015, chamfer: 5 } as const;

/** Depth of the tread that a foot uses: without the part below the next step. */
const treadOf = ({ width, bearing }: Values<'width' | 'bearing'>) => width - bearing;

export const plan = definePlan({
  number: 3,
  uses,
  element: { ...stair, group: 'I' },
  isThick: true,
  parameters: {
    width: {
      ...factLength('width', facts.width, 5),
      meaning: 'Von Vorder- bis Hinterkante, samt Auflage der nächsten Stufe',
    },
    rise: { ...factLength('rise', facts.rise, 1), meaning: 'Steigung von Vorderkante zu Vorderkante' },
    thickness: { ...factLength('thickness', facts.thickness, 5), meaning: 'Der Platte, quer zum Gefälle gleich' },
    bearing: length({
      label: 'Auflage der nächsten Stufe',
      unit: 'mm',
      least: 50,
      most: 80,
      step: 5,
      initial: 50,
    }),
    bed: bedLength('mortarBed', 5),
    steps: pieces('Anzahl Stufen', 2, 18, 5),
    length: length({
      label: 'Stufenlänge',
      unit: 'cm',
      least: 600,
      most: 2500,
      step: 10,
      initial: 1200,
    }),
    slip: {
      kind: 'choice',
      label: 'Rutschhemmung',
      options: facts.slip.classes,
      initial: 0,
      source: 'data',
      fact: 'slip',
    },
    finish: finishChoice(uses, 'fein-gestockt', 'gestrahlt', 'gewaschen'),
  },
  rules: [
    stepRule(treadOf),
    treadRule(treadOf, 300, 'Faustregel für Treppen im Freien'),
    stepThicknessRule(25),
    ...flightRules,
    {
      id: 'auflager',
      label: 'Auflager',
      topic: 'support',
      asks: 'Jede Stufe liegt satt auf und ist frostfrei gegründet.',
      of: 'Auflage und Bett',
      source: 'laying',
      says: {
        open: ({ values: { bearing, bed } }) =>
          `${bearing}\u00a0mm auf der unteren Stufe, dahinter zwei ${bed}\u00a0mm hohe Mörtelstreifen quer zum betonierten Lauf gezeichnet; Hinterlüftung und frostfreie Fundation klären`,
      },
    },
    {
      id: 'wasser',
      label: 'Wasser',
      topic: 'drainage',
      asks: 'Wasser läuft nach vorn ab und staut sich weder hinter den Stufen noch auf dem Podest.',
      of: 'Gefälle und Länge des Laufs',
      source: 'laying',
      says: {
        open: () =>
          `Trittflächen ${figure(angleStep.fall * 100, 1)}\u00a0% nach vorn geneigt; Entwässerung von Podest und Antritt klären`,
      },
    },
  ],
  layout: (values) => ({
    title: 'Ganzer Lauf',
    plane: 'section',
    joint: angleStep.joint,
    rise: values.rise,
    pieces: Array.from({ length: values.steps }, (_, step) => {
      const [front, top]: Corner = [step * treadOf(values), (step + 1) * values.rise];
      return {
        name: 'Winkelstufe',
        outline: angleStepOutline(values, [front, top]),
        depth: values.length,
        parts: [
          // Up to the plate, whose underside falls with the tread.
          { name: 'Schenkel', box: [front, top - values.rise, front + values.bearing, top - values.thickness + 2] },
          { name: 'Platte', box: [front, top - values.thickness, front + values.width, top + values.width] },
        ],
      };
    }),
  }),
  sums: (values, measured) => flightSums(values, measured, treadOf(values), 'Fugen zwischen den Stufen'),
  place: () => 'outdoorStairs',
  tender: ({ length: span, steps }) => ({
    position: 'steps',
    quantity: steps,
    fields: { stepKind: 'Winkelstufe', stepLength: `${span / 10}\u00a0cm`, bearing: 'betonierter Lauf' },
  }),
});

/** Section of an angle step with its front edge at a point: tread with fall, nose chamfered, leg parallel to the tread below with a joint between. */
export function angleStepOutline(
  { width, rise, thickness, bearing }: Values<'width' | 'rise' | 'thickness' | 'bearing'>,
  [front, top]: Corner = [0, 0],
): readonly Corner[] {
  const { joint, fall, chamfer } = angleStep;
  const at = (x: number, below: number): Corner => [front + x, top + x * fall - below];
  // The tread below begins one tread further in front; the joint is measured across it.
  const foot = rise - (width - bearing) * fall - joint * Math.hypot(1, fall);
  return [
    at(0, foot),
    at(bearing, foot),
    at(bearing, thickness),
    at(width, thickness),
    at(width, 0),
    at(chamfer, 0),
    [front, top - chamfer],
  ];
}
