import { definePlan, length, pieces, type Values } from '../../planner/define-plan.ts';
import { flightSums, stepRule, stepThicknessRule } from '../../planner/flight.ts';
import { prismVolume, type Corner } from '../../planner/outlines.ts';

/** Example geometry of an angle step, in millimetres; the fall in parts of the width. */
export const angleStep = { leg: 80, joint: 5, fall: 0.015, chamfer: 5 } as const;

/** Depth of the tread that a foot uses: without the part below the next step. */
const treadOf = ({ width, bearing }: Values<'width' | 'bearing'>) => width - bearing;

export const plan = definePlan({
  page: 'outdoorStairs',
  number: 3,
  parameters: {
    width: length({ label: 'Stufenbreite', unit: 'cm', least: 300, most: 400, step: 5, initial: 350, source: 'Technische Daten', fact: 'Stufenbreite' }),
    rise: length({ label: 'Stufenhöhe', unit: 'cm', least: 150, most: 180, step: 1, initial: 165, source: 'Technische Daten', fact: 'Stufenhöhe' }),
    thickness: length({ label: 'Dicke', unit: 'cm', least: 60, most: 100, step: 5, initial: 80, source: 'Technische Daten', fact: 'Dicke' }),
    bearing: length({ label: 'Auflage der nächsten Stufe', unit: 'mm', least: 30, most: 80, step: 5, initial: 50, source: 'Annahme' }),
    bed: length({ label: 'Mörtelbett', unit: 'mm', least: 30, most: 50, step: 5, initial: 40, source: 'Verlegung', fact: 'Mörtelbett' }),
    steps: pieces('Anzahl Stufen', 2, 18, 5),
    length: length({ label: 'Stufenlänge', unit: 'cm', least: 600, most: 2500, step: 10, initial: 1200, source: 'Annahme' }),
  },
  rules: [stepRule(treadOf), stepThicknessRule(25, 'Fünfundzwanzigstel')],
  pieces: ({ width, rise, thickness, bearing, steps, length: span }) => [
    {
      name: 'Winkelstufe',
      count: steps,
      length: span,
      width,
      height: rise - angleStep.joint + Math.round((width - bearing) * angleStep.fall),
      volume: prismVolume(angleStepOutline({ width, rise, thickness, bearing }), span),
    },
  ],
  sums: (values) => flightSums(values, treadOf(values), 'Fugen zwischen den Stufen'),
  tender: ({ length: span, steps }) => ({
    title: 'Stufen im Freien',
    quantity: steps,
    fields: { Stufenart: 'Winkelstufe', Stufenlänge: `${span / 10}\u00a0cm`, Auflager: 'betonierter Lauf' },
  }),
});

/** Section of an angle step with its front edge at a point: tread with fall, nose chamfered, leg down to the tread below. */
export function angleStepOutline(
  { width, rise, thickness, bearing }: Values<'width' | 'rise' | 'thickness' | 'bearing'>,
  [front, top]: Corner = [0, 0],
): readonly Corner[] {
  const { leg, joint, fall, chamfer } = angleStep;
  const at = (x: number, below: number): Corner => [front + x, top + x * fall - below];
  return [
    [front, top - rise + joint + bearing * fall],
    [front + leg, top - rise + joint + bearing * fall],
    at(leg, thickness),
    at(width, thickness),
    at(width, 0),
    at(chamfer, 0),
    [front, top - chamfer],
  ];
}
