import type { Question, Subject, Values } from './define-plan.ts';
import { either } from './define-rule.ts';
import { measured } from './figures.ts';

/** Least and greatest width of a joint in millimetres. */
type Range = readonly [least: number, most: number];

/** Up to which longer side in millimetres, and which width. */
type Steps = readonly (readonly [side: number, range: Range])[];

/** A wide joint takes what large slabs deviate. */
const jointWidths = {
  /** Unbound, of one graded material with its bed. */
  grit: [
    [600, [3, 5]],
    [Infinity, [5, 8]],
  ],
  /** Filled with mortar, which needs room to be pressed in. */
  bound: [
    [600, [5, 10]],
    [Infinity, [8, 15]],
  ],
  /** Glued indoors. */
  glued: [
    [300, [2, 8]],
    [600, [3, 8]],
    [Infinity, [5, 8]],
  ],
  /** In front of air, or glued to a wall outdoors: the joint lets pieces move. */
  wall: [
    [600, [5, 12]],
    [Infinity, [8, 12]],
  ],
  /** Sealed between elements: the sealant takes the movement of their length. */
  sealed: [
    [2000, [15, 30]],
    [3500, [20, 30]],
    [5000, [25, 30]],
    [6500, [30, 30]],
  ],
} as const satisfies Readonly<Record<string, Steps>>;

interface Jointed<Name extends string> {
  readonly kind: (subject: Subject<Name | 'joint'>) => keyof typeof jointWidths;
  /** What lies under or behind, in words: «Splittbett». */
  readonly bed: (subject: Subject<Name | 'joint'>) => string;
  readonly source: string;
}

/** The width of a joint suits its bed and the format. */
export function jointRule<Name extends string>({ kind, bed, source }: Jointed<Name>): Question<Name | 'joint'> {
  const longer = ({ layout: { field }, values }: Subject<Name | 'joint'>) =>
    field ? Math.max(field.pieceWidth, field.pieceHeight) : ((values as Values)['length'] ?? NaN);
  const rangeOf = (subject: Subject<Name | 'joint'>): Range => {
    const steps: Steps = jointWidths[kind(subject)];
    return steps.find(([side]) => longer(subject) <= side)?.[1] ?? [NaN, NaN];
  };
  return {
    id: 'fuge',
    label: 'Fuge',
    topic: 'joints',
    asks: 'Die Fuge ist so breit, wie Bett, Fugenmaterial und Abweichungen des Formats es verlangen.',
    of: 'Fuge, Bett und längere Seite',
    source,
    isToConfirm: true,
    measures: (subject) => {
      const [least, most] = rangeOf(subject);
      return [{ value: subject.values.joint, least, most }];
    },
    says: either((subject) => {
      const [least, most] = rangeOf(subject);
      return `${measured(subject.values.joint, 'mm')}, ${bed(subject)}, verlangt ${least === most ? '' : `${least} bis `}${measured(most, 'mm')} bei ${measured(longer(subject), 'mm')} Länge`;
    }),
  };
}
