import type { Check, Measured, Rule, Sum, Values } from './define-plan.ts';
import { figure, measured } from './figures.ts';
import { layRows } from './laying.ts';
import type { Layout } from './layout.ts';
import { areaWeightText } from './quantities.ts';

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
  { label: 'Davon zugeschnitten', value: pieces.filter(({ isCut }) => isCut).length, unit: 'Stück' },
];

/** Slabs need a thickness that grows with their longer side. @param part of that side @param name of the part, in words */
export const slabThicknessRule = (part: number, name: string): Rule<'length' | 'width' | 'thickness'> => ({
  source: 'Faustregel',
  adjusts: ['thickness', 'length'],
  holds: ({ length, width, thickness }) => thickness * part >= Math.max(length, width),
  says: ({ length, width, thickness }) =>
    `Eine Platte von ${length}\u00a0×\u00a0${width}\u00a0mm ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens ein ${name} der längeren Seite.`,
});

/** The weight of an area, which what is below or behind has to carry. @param under what carries it, and who proves it */
export const areaCheck = (thickness: number, under: string): Check => ({
  label: 'Flächengewicht',
  text: `${areaWeightText(thickness)}, ${under}`,
  isOpen: true,
  source: 'Statik',
});

/** The planned field has no movement joint: its size says how much has to move. @param what decides on joints */
export const movementCheck = ({ field }: Layout, what: string, source: string): Check => {
  const [width, height] = [field?.width ?? 0, field?.height ?? 0].map((side) => measured(side, 'm'));
  const area = figure(((field?.width ?? 0) * (field?.height ?? 0)) / 1e6, 2);
  return {
    label: 'Bewegungsfugen',
    text: `${width} × ${height}, ${area}\u00a0m², keine gezeichnet; ${what}`,
    isOpen: true,
    source,
  };
};
