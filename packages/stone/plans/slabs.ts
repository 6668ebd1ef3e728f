import { figure, PIECES } from '../language.ts';
import type { Limit, Measured, Question, Sum, Values } from './define-plan.ts';
import { measured } from './figures.ts';
import { layRows } from './laying.ts';
import type { Layout } from './layout.ts';
import { areaWeightText } from './quantities.ts';
import { thicknessRule } from './thickness-rule.ts';

/** Offset of the rows for each option of the parameter `pattern`. */
const OFFSETS = [0, 1 / 2, 1 / 3];

/** What slabs that cover a field have in common, in millimetres. */
type SlabValues = Values<'length' | 'width' | 'thickness' | 'joint' | 'pattern' | 'fieldLength' | 'fieldWidth'>;

/** The field with its slabs. */
export const slabLayout = ({ length, width, thickness, joint, pattern, fieldLength, fieldWidth }: SlabValues): Layout =>
  layRows({
    title: 'Verlegeplan',
    width: fieldLength,
    height: fieldWidth,
    pieceWidth: length,
    pieceHeight: width,
    thickness,
    joint,
    offset: OFFSETS[pattern] ?? 0,
    whole: 'Platte',
    cut: 'Passstück',
  });

/** Area of a field with its joints, their length, and the number of cut pieces. */
export const fieldSums = (_: Values, { layout: { field, pieces }, jointLength }: Measured): readonly Sum[] => [
  { label: 'Fläche', value: ((field?.width ?? 0) * (field?.height ?? 0)) / 1e6, unit: 'm²' },
  { label: 'Fugenlänge ohne Kreuzungen', value: jointLength / 1000, unit: 'm' },
  { label: 'Davon zugeschnitten', value: pieces.filter(({ isCut }) => isCut).length, unit: PIECES },
];

/** Slabs need a thickness that grows with their longer side. */
export const slabThicknessRule = (part: 12 | 20 | 30): Limit<'length' | 'width' | 'thickness'> =>
  thicknessRule<'length' | 'width'>({
    part,
    side: ({ length, width }) => Math.max(length, width),
    sideName: 'longer',
    piece: ({ length, width }) => `Eine Platte von ${length}\u00a0×\u00a0${width}\u00a0mm`,
    unit: 'mm',
  });

/** The weight of an area, which what is below or behind has to carry. @param under what carries it, and who proves it */
export const areaRule = (under: string): Question<'thickness'> => ({
  id: 'flaechengewicht',
  label: 'Flächengewicht',
  topic: 'load',
  asks: 'Was darunter oder dahinter ist, trägt das Gewicht der Fläche.',
  of: 'Dicke',
  source: 'Statik',
  says: { open: ({ values: { thickness } }) => `${areaWeightText(thickness)}, ${under}` },
});

/** The planned field has no movement joint: its size says how much has to move. @param what decides on joints */
export const movementRule = (what: string | ((values: Values) => string), source: string): Question => ({
  id: 'bewegungsfugen',
  label: 'Bewegungsfugen',
  topic: 'movement',
  asks: 'Bewegungsfugen teilen gebundene und grosse Felder.',
  of: 'Grösse des Felds',
  source,
  says: {
    open: ({ layout: { field }, values }) => {
      const [width, height] = [field?.width ?? 0, field?.height ?? 0];
      return `${measured(width, 'm')} × ${measured(height, 'm')}, ${figure((width * height) / 1e6, 2)}\u00a0m², keine gezeichnet; ${textOf(what, values)}`;
    },
  },
});

/** Length that stone gains for each millimetre and degree. */
const EXPANSION = 12e-6;
/** Between a cold night and the sun, in degrees: an assumption. */
const RANGE = 60;

/** A piece grows in the sun; its joints take it. @param long the longest side in millimetres */
export const thermalRule = <Name extends string>(
  long: (values: Values<Name>) => number,
  where: string | ((values: Values<Name>) => string),
): Question<Name> => ({
  id: 'waermedehnung',
  label: 'Wärmedehnung',
  topic: 'thermal',
  asks: 'Fugen und Befestigung nehmen die Wärmedehnung auf.',
  of: 'Längste Seite',
  source: `Annahme, ${RANGE}\u00a0K und 0.012\u00a0mm je Meter und Kelvin`,
  says: {
    open: ({ values }) =>
      `${measured(long(values), 'm')} dehnen sich um ${figure(long(values) * EXPANSION * RANGE, 1)}\u00a0mm; ${textOf(where, values)}`,
  },
});

const textOf = <Name extends string>(text: string | ((values: Values<Name>) => string), values: Values<Name>): string =>
  typeof text === 'string' ? text : text(values);
