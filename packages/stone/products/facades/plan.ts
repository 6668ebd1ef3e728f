import { definePlan, length, type Values } from '../../plans/define-plan.ts';
import { layRows } from '../../plans/laying.ts';
import { areaCheck, fieldSums } from '../../plans/slabs.ts';

type FieldValues = Values<'length' | 'height' | 'thickness' | 'joint' | 'fieldLength' | 'fieldHeight'>;

/** The wall with its elements, from its lower left corner. */
const layout = ({ length: long, height, thickness, joint, fieldLength, fieldHeight }: FieldValues) =>
  layRows({
    title: 'Elementplan, Ansicht',
    width: fieldLength,
    height: fieldHeight,
    pieceWidth: long,
    pieceHeight: height,
    thickness,
    joint,
    offset: 0,
    whole: 'Fassadenelement',
    cut: 'Passelement',
  });

/** Two load anchors and two dowel anchors for each element. */
const ANCHORS = 4;

export const plan = definePlan({
  page: 'facades',
  parameters: {
    length: length({
      label: 'Elementlänge',
      unit: 'm',
      least: 600,
      most: 3000,
      step: 50,
      initial: 1800,
      source: 'Technische Daten',
      fact: 'Elementgrösse',
    }),
    height: length({
      label: 'Elementhöhe',
      unit: 'm',
      least: 300,
      most: 1500,
      step: 50,
      initial: 900,
      source: 'Technische Daten',
      fact: 'Elementgrösse',
    }),
    thickness: length({
      label: 'Dicke',
      unit: 'mm',
      least: 60,
      most: 120,
      step: 5,
      initial: 80,
      source: 'Technische Daten',
      fact: 'Dicke',
    }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 10, most: 20, step: 1, initial: 16, source: 'Annahme' }),
    gap: length({ label: 'Luftraum', unit: 'mm', least: 30, most: 60, step: 5, initial: 40, source: 'Annahme' }),
    insulation: length({
      label: 'Dämmung',
      unit: 'mm',
      least: 120,
      most: 300,
      step: 10,
      initial: 160,
      source: 'Annahme',
    }),
    fieldLength: length({
      label: 'Länge der Wand',
      unit: 'm',
      least: 2000,
      most: 40000,
      step: 50,
      initial: 12000,
      source: 'Annahme',
    }),
    fieldHeight: length({
      label: 'Höhe der Wand',
      unit: 'm',
      least: 1000,
      most: 20000,
      step: 50,
      initial: 6000,
      source: 'Annahme',
    }),
  },
  rules: [
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'length'],
      holds: ({ length: long, height, thickness }) => thickness * 30 >= Math.max(long, height),
      says: ({ length: long, height, thickness }) =>
        `Ein Element von ${long / 1000}\u00a0×\u00a0${height / 1000}\u00a0m ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens ein Dreissigstel der längeren Seite. Massgebend ist die Statik.`,
    },
  ],
  layout,
  sums: (values, measured) => [
    ...fieldSums(values, measured),
    { label: 'Anker', value: ANCHORS * measured.layout.pieces.length, unit: 'Stück' },
  ],
  checks: ({ thickness }) => [
    areaCheck(thickness, true),
    { label: 'Befestigung', text: 'Trag- und Halteanker bemessen', isOpen: true, source: 'Statik' },
  ],
  tender: ({ joint, fieldLength, fieldHeight }) => ({
    title: 'Fassadenelemente, vorgehängt und hinterlüftet',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: { Fuge: 'offen', Fugenbreite: `${joint}\u00a0mm` },
  }),
});
