import { stair } from '../../facts/elements.ts';
import { bedLength, definePlan, factLength, length, pieces, type Values } from '../../plans/define-plan.ts';
import { flightRules, flightSums, stepRule, stepThicknessRule, treadRule } from '../../plans/flight.ts';
import { rectangle, type Corner } from '../../plans/layout.ts';
import { facts, uses } from './facts.ts';

/** Example geometry of a tread and its riser, in millimetres. */
export const treadAndRiser = { riser: 25, chamfer: 3, joint: 3 } as const;

/** Of a nosing where a building is accessible, in millimetres. */
const MOST_NOSING = 30;

/** Depth of the tread that a foot uses: from nose to nose. The riser is behind the joint at the tread's rear edge, and the next nose before it. */
export const treadOf = ({ width, nosing }: Values<'width' | 'nosing'>): number => width + treadAndRiser.joint - nosing;

export const plan = definePlan({
  number: 4,
  uses,
  element: { ...stair, group: 'G2' },
  parameters: {
    width: { ...factLength('width', facts.width, 5), meaning: 'Der Trittstufe, samt Unterschneidung' },
    rise: { ...factLength('rise', facts.rise, 1), meaning: 'Steigung von Oberkante zu Oberkante' },
    thickness: { ...factLength('thickness', facts.thickness, 5), meaning: 'Der Trittstufe' },
    nosing: length({
      label: 'Unterschneidung',
      unit: 'mm',
      least: 20,
      most: 40,
      step: 5,
      initial: 30,
    }),
    bed: bedLength('mortarBed', 5, 35),
    steps: pieces('Anzahl Stufen', 2, 18, 9),
    length: length({
      label: 'Stufenlänge',
      unit: 'cm',
      least: 600,
      most: 2000,
      step: 10,
      initial: 1200,
    }),
  },
  rules: [
    stepRule(treadOf),
    treadRule(treadOf, 260, 'DIN\u00a018065, notwendige Treppe'),
    stepThicknessRule(30),
    ...flightRules,
    {
      id: 'unterschneidung',
      label: 'Unterschneidung',
      topic: 'edge',
      asks: `Die Vorderkante ragt höchstens ${MOST_NOSING}\u00a0mm vor, und das vor einer geneigten Setzstufe: Der Fuss bleibt nicht hängen.`,
      of: 'Unterschneidung',
      source: 'SIA\u00a0500',
      isToConfirm: true,
      measures: ({ values: { nosing } }) => (nosing > MOST_NOSING ? [{ value: nosing, most: MOST_NOSING }] : undefined),
      says: {
        missed: ({ values: { nosing } }) =>
          `${nosing}\u00a0mm vor senkrechter Setzstufe, zulässig ${MOST_NOSING}\u00a0mm vor geneigter`,
        open: ({ values: { nosing } }) =>
          `${nosing}\u00a0mm vor senkrechter Setzstufe gezeichnet; wo der Bau hindernisfrei ist, Neigung klären`,
      },
    },
    {
      id: 'auflager',
      label: 'Auflager',
      topic: 'support',
      asks: 'Trittstufen liegen auf, Setzstufen stehen ohne Mörtel dahinter.',
      of: 'Bett',
      source: 'laying',
      says: {
        open: ({ values: { bed } }) =>
          `Trittstufen auf ${bed}\u00a0mm hohen Mörtelstreifen quer zum betonierten Lauf gezeichnet; Abweichungen des Rohbaus klären`,
      },
    },
    {
      id: 'trittschall',
      label: 'Trittschall',
      topic: 'sound',
      asks: 'Zwischen Nutzungseinheiten ist der Lauf vom Bau getrennt.',
      of: 'Bett',
      source: 'SIA\u00a0181',
      says: {
        open: ({ values: { bed } }) =>
          `Stufen auf ${bed}\u00a0mm hohen Mörtelstreifen ohne Trennlage gezeichnet; Trittschalllager unter Stufen oder Lauf klären`,
      },
    },
  ],
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
  place: () => 'indoorStairs',
  tender: ({ length: span, bed, steps }) => ({
    position: 'steps',
    quantity: steps,
    fields: {
      stepKind: 'Tritt- und Setzstufe',
      stepLength: `${span / 10}\u00a0cm`,
      frontEdge: 'unterschnitten',
      bed: `${bed}\u00a0mm`,
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
  const front = x + nosing;
  return rectangle(front, y - rise - (isFirst ? 0 : thickness), front + riser, y - thickness - joint);
}
