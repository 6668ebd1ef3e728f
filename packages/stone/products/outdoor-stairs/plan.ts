import { finishChoice } from '../../plans/checks.ts';
import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import { flightChecks, flightSums, stepRule, stepThicknessRule } from '../../plans/flight.ts';
import type { Corner } from '../../plans/layout.ts';

/** Example geometry of an angle step, in millimetres; the fall in parts of the width. Its leg is as thick as its bearing. */
export const angleStep = { joint: 5, fall: 0.015, chamfer: 5 } as const;

/** Depth of the tread that a foot uses: without the part below the next step. */
const treadOf = ({ width, bearing }: Values<'width' | 'bearing'>) => width - bearing;

export const plan = definePlan({
  page: 'outdoorStairs',
  parameters: {
    width: length({
      label: 'Stufenbreite',
      unit: 'cm',
      least: 300,
      most: 400,
      step: 5,
      initial: 350,
      source: 'Technische Daten',
      fact: 'Stufenbreite',
    }),
    rise: length({
      label: 'Stufenhöhe',
      unit: 'cm',
      least: 150,
      most: 180,
      step: 1,
      initial: 165,
      source: 'Technische Daten',
      fact: 'Stufenhöhe',
    }),
    thickness: length({
      label: 'Dicke',
      unit: 'cm',
      least: 60,
      most: 100,
      step: 5,
      initial: 80,
      source: 'Technische Daten',
      fact: 'Dicke',
    }),
    bearing: length({
      label: 'Auflage der nächsten Stufe',
      unit: 'mm',
      least: 50,
      most: 80,
      step: 5,
      initial: 50,
      source: 'Annahme',
    }),
    bed: length({
      label: 'Mörtelbett',
      unit: 'mm',
      least: 30,
      most: 50,
      step: 5,
      initial: 40,
      source: 'Verlegung',
      fact: 'Mörtelbett',
    }),
    steps: pieces('Anzahl Stufen', 2, 18, 5),
    length: length({
      label: 'Stufenlänge',
      unit: 'cm',
      least: 600,
      most: 2500,
      step: 10,
      initial: 1200,
      source: 'Annahme',
    }),
    slip: {
      kind: 'choice',
      label: 'Rutschhemmung',
      options: ['R11', 'R12', 'R13'],
      initial: 0,
      source: 'Technische Daten',
      fact: 'Rutschhemmung',
    },
    finish: finishChoice('fein-gestockt', 'gestrahlt', 'gewaschen'),
  },
  rules: [stepRule(treadOf), stepThicknessRule(25, 'Fünfundzwanzigstel')],
  layout: (values) => ({
    title: 'Ganzer Lauf',
    plane: 'section',
    joint: angleStep.joint,
    rise: values.rise,
    pieces: Array.from({ length: values.steps }, (_, step) => ({
      name: 'Winkelstufe',
      outline: angleStepOutline(values, [step * treadOf(values), (step + 1) * values.rise]),
      depth: values.length,
    })),
  }),
  sums: (values, measured) => flightSums(values, measured, treadOf(values), 'Fugen zwischen den Stufen'),
  checks: (values) => flightChecks(values, treadOf(values)),
  tender: ({ length: span, steps }) => ({
    title: 'Stufen im Freien',
    quantity: steps,
    fields: { Stufenart: 'Winkelstufe', Stufenlänge: `${span / 10}\u00a0cm`, Auflager: 'betonierter Lauf' },
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
