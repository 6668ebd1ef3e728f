import { definePlan, length, pieces, type Values } from '../../planner/define-plan.ts';
import { flightSums, stepRule, stepThicknessRule } from '../../planner/flight.ts';
import { boxVolume, prismVolume, type Corner } from '../../planner/outlines.ts';

/** Example geometry of a tread and its riser, in millimetres. */
export const treadAndRiser = { riser: 25, chamfer: 3 } as const;

/** Depth of the tread that a foot uses: without the part below the next nosing. */
const treadOf = ({ width, nosing }: Values<'width' | 'nosing'>) => width - nosing;

export const plan = definePlan({
  page: 'indoorStairs',
  number: 4,
  parameters: {
    width: length({ label: 'Stufenbreite', unit: 'cm', least: 280, most: 350, step: 5, initial: 320, source: 'Technische Daten', fact: 'Stufenbreite' }),
    rise: length({ label: 'Stufenhöhe', unit: 'cm', least: 160, most: 180, step: 1, initial: 170, source: 'Technische Daten', fact: 'Stufenhöhe' }),
    thickness: length({ label: 'Dicke', unit: 'cm', least: 40, most: 80, step: 5, initial: 50, source: 'Technische Daten', fact: 'Dicke' }),
    nosing: length({ label: 'Unterschneidung', unit: 'mm', least: 20, most: 40, step: 5, initial: 30, source: 'Annahme' }),
    bed: length({ label: 'Mörtelbett', unit: 'mm', least: 30, most: 50, step: 5, initial: 35, source: 'Verlegung', fact: 'Mörtelbett' }),
    steps: pieces('Anzahl Stufen', 2, 18, 9),
    length: length({ label: 'Stufenlänge', unit: 'cm', least: 600, most: 2000, step: 10, initial: 1200, source: 'Annahme' }),
  },
  rules: [stepRule(treadOf), stepThicknessRule(30, 'Dreissigstel')],
  pieces: ({ width, rise, thickness, steps, length: span }) => {
    const riser = (name: string, count: number, height: number) => ({
      name,
      count,
      length: span,
      width: treadAndRiser.riser,
      height,
      volume: boxVolume(span, treadAndRiser.riser, height),
    });
    return [
      { name: 'Trittstufe', count: steps, length: span, width, height: thickness, volume: prismVolume(treadOutline(width, thickness), span) },
      riser('Setzstufe am Antritt', 1, rise - thickness),
      riser('Setzstufe', steps - 1, rise),
    ];
  },
  sums: (values) => flightSums(values, treadOf(values), 'Fugen unter den Trittstufen'),
  tender: ({ length: span, bed, steps }) => ({
    title: 'Stufen im Innern',
    quantity: steps,
    fields: { Stufenart: 'Tritt- und Setzstufe', Stufenlänge: `${span / 10}\u00a0cm`, Vorderkante: 'unterschnitten', Bettdicke: `${bed}\u00a0mm` },
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
