import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import { flightChecks, flightSums, stepRule, stepThicknessRule } from '../../plans/flight.ts';
import { rectangle, type Corner } from '../../plans/layout.ts';

/** Example geometry of a tread and its riser, in millimetres. */
export const treadAndRiser = { riser: 25, chamfer: 3, joint: 3 } as const;

/** Depth of the tread that a foot uses: without the part below the next nosing. */
const treadOf = ({ width, nosing }: Values<'width' | 'nosing'>) => width - nosing;

export const plan = definePlan({
  page: 'indoorStairs',
  parameters: {
    width: length({
      label: 'Stufenbreite',
      unit: 'cm',
      least: 280,
      most: 350,
      step: 5,
      initial: 320,
      source: 'Technische Daten',
      fact: 'Stufenbreite',
    }),
    rise: length({
      label: 'Stufenhöhe',
      unit: 'cm',
      least: 160,
      most: 180,
      step: 1,
      initial: 170,
      source: 'Technische Daten',
      fact: 'Stufenhöhe',
    }),
    thickness: length({
      label: 'Dicke',
      unit: 'cm',
      least: 40,
      most: 80,
      step: 5,
      initial: 50,
      source: 'Technische Daten',
      fact: 'Dicke',
    }),
    nosing: length({
      label: 'Unterschneidung',
      unit: 'mm',
      least: 20,
      most: 40,
      step: 5,
      initial: 30,
      source: 'Annahme',
    }),
    bed: length({
      label: 'Mörtelbett',
      unit: 'mm',
      least: 30,
      most: 50,
      step: 5,
      initial: 35,
      source: 'Verlegung',
      fact: 'Mörtelbett',
    }),
    steps: pieces('Anzahl Stufen', 2, 18, 9),
    length: length({
      label: 'Stufenlänge',
      unit: 'cm',
      least: 600,
      most: 2000,
      step: 10,
      initial: 1200,
      source: 'Annahme',
    }),
  },
  rules: [stepRule(treadOf), stepThicknessRule(30, 'Dreissigstel')],
  layout: (values) => ({
    title: 'Ganzer Lauf',
    plane: 'section',
    joint: treadAndRiser.joint,
    rise: values.rise,
    pieces: Array.from({ length: values.steps }, (_, step) => {
      const at: Corner = [step * treadOf(values), (step + 1) * values.rise];
      return [
        { name: 'Trittstufe', outline: treadOutline(values.width, values.thickness, at), depth: values.length },
        {
          name: step === 0 ? 'Setzstufe am Antritt' : 'Setzstufe',
          outline: riserOutline(values, at, step === 0),
          depth: values.length,
        },
      ];
    }).flat(),
  }),
  sums: (values, measured) => flightSums(values, measured, treadOf(values), 'Fugen zwischen Tritt- und Setzstufen'),
  checks: (values) => flightChecks(values, treadOf(values)),
  tender: ({ length: span, bed, steps }) => ({
    title: 'Stufen im Innern',
    quantity: steps,
    fields: {
      Stufenart: 'Tritt- und Setzstufe',
      Stufenlänge: `${span / 10}\u00a0cm`,
      Vorderkante: 'unterschnitten',
      Bettdicke: `${bed}\u00a0mm`,
    },
  }),
});

/** Section of a tread with its front edge at a point. */
export const treadOutline = (width: number, thickness: number, [x, y]: Corner = [0, 0]): readonly Corner[] => [
  [x, y - thickness],
  [x + width, y - thickness],
  [x + width, y],
  [x + treadAndRiser.chamfer, y],
  [x, y - treadAndRiser.chamfer],
];

/** Section of a riser below a tread with its front edge at a point; the first stands on the floor, the others behind the tread below. */
export function riserOutline(
  { rise, thickness, nosing }: Values<'rise' | 'thickness' | 'nosing'>,
  [x, y]: Corner,
  isFirst: boolean,
): readonly Corner[] {
  const { riser, joint } = treadAndRiser;
  const front = x + nosing + joint;
  return rectangle(front, y - rise - (isFirst ? 0 : thickness), front + riser, y - thickness - joint);
}
