import type { Laying, Piece, Rule, Sum, Values } from './define-plan.ts';
import { jointLength, layRows, sortedSizes } from './laying.ts';
import { boxVolume } from './outlines.ts';

/** Offset of the rows for each option of the parameter `pattern`. */
const OFFSETS = [0, 1 / 2, 1 / 3];

/** What slabs that cover a field have in common, in millimetres. */
type SlabValues = Values<'length' | 'width' | 'thickness' | 'joint' | 'pattern' | 'fieldLength' | 'fieldWidth'>;

/** The field with its slabs. */
export const slabField = ({ length, width, joint, pattern, fieldLength, fieldWidth }: SlabValues): Laying =>
  layRows('Verlegeplan', { width: fieldLength, height: fieldWidth, pieceWidth: length, pieceHeight: width, joint, offset: OFFSETS[pattern] ?? 0 });

/** The slabs by size: whole ones, and those that are cut to fit. */
export const slabPieces = (values: SlabValues): readonly Piece[] => piecesOfField(slabField(values), values.thickness, 'Platte', 'Passstück');

/** The pieces of a field by size. @param thickness in millimetres */
export const piecesOfField = (laying: Laying, thickness: number, whole: string, cut: string): readonly Piece[] =>
  sortedSizes(laying).map(({ width, height, isCut, count }) => ({
    name: isCut ? cut : whole,
    count,
    length: width,
    width: height,
    height: thickness,
    volume: boxVolume(width, height, thickness),
  }));

export const slabSums = (values: SlabValues): readonly Sum[] => fieldSums(slabField(values));

/** Area of a field with its joints, their length, and the number of cut pieces. */
export const fieldSums = (laying: Laying): readonly Sum[] => [
  { label: 'Fläche', value: (laying.width * laying.height) / 1e6, unit: 'm²' },
  { label: 'Fugenlänge', value: jointLength(laying), unit: 'm' },
  { label: 'Davon zugeschnitten', value: laying.pieces.filter(({ isCut }) => isCut).length, unit: 'Stück' },
];

/** Slabs need a thickness that grows with their longer side. @param part of that side @param name of the part, in words */
export const slabThicknessRule = (part: number, name: string): Rule<'length' | 'width' | 'thickness'> => ({
  source: 'Faustregel',
  adjusts: ['thickness', 'length'],
  holds: ({ length, width, thickness }) => thickness * part >= Math.max(length, width),
  says: ({ length, width, thickness }) =>
    `Eine Platte von ${length}\u00a0×\u00a0${width}\u00a0mm ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens ein ${name} der längeren Seite.`,
});
