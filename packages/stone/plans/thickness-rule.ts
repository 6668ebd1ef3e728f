import type { Limit, Unit, Values } from './define-plan.ts';
import { measured } from './figures.ts';

const PARTS = {
  12: 'Zwölftel',
  20: 'Zwanzigstel',
  25: 'Fünfundzwanzigstel',
  30: 'Dreissigstel',
  60: 'Sechzigstel',
} as const;

const SIDES = {
  longer: { name: 'längere Seite', of: 'der längeren Seite' },
  shorter: { name: 'kürzere Seite', of: 'der kürzeren Seite' },
  length: { name: 'Länge', of: 'der Länge' },
} as const;

interface Slenderness<Name extends string> {
  readonly part: keyof typeof PARTS;
  /** The side that counts, in millimetres. */
  readonly side: (values: Values<Name>) => number;
  readonly sideName: keyof typeof SIDES;
  /** Begins the sentence of a missed rule: «Eine Platte von 900 × 900 mm». */
  readonly piece: (values: Values<Name>) => string;
  /** Of the thickness, as its field has it. */
  readonly unit: Unit;
  readonly also?: string;
}

/** Pieces need a thickness that grows with one of their sides. */
export const thicknessRule = <Name extends string>({
  part,
  side,
  sideName,
  piece,
  unit,
  also = '',
}: Slenderness<Name>): Limit<Name | 'thickness' | 'length'> => ({
  kind: 'limit',
  id: 'dicke',
  label: 'Dicke',
  topic: 'measures',
  asks: `Die Dicke beträgt mindestens ein ${PARTS[part]} ${SIDES[sideName].of}.${also}`,
  of: `Dicke und ${SIDES[sideName].name}`,
  source: 'ruleOfThumb',
  adjusts: ['thickness', 'length'],
  measure: (values) => ({ value: values.thickness, least: side(values) / part }),
  says: {
    met: (values) =>
      `${measured(values.thickness, unit)}, verlangt ${measured(Math.ceil(side(values) / part), unit)}, ein ${PARTS[part]} ${SIDES[sideName].of}${also && '; massgebend bleibt die Statik'}`,
    missed: (values) => `${piece(values)} ist mit ${measured(values.thickness, unit)} zu dünn.`,
  },
});
