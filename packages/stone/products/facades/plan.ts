import { inMillimetres } from '../../facts/technical-fact.ts';
import { definePlan, factLength, length, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import { layRows } from '../../plans/laying.ts';
import { onSite } from '../../plans/quantities.ts';
import { areaCheck, fieldSums, movementCheck } from '../../plans/slabs.ts';
import { facts } from './facts.ts';

type FieldValues = Values<'length' | 'height' | 'thickness' | 'joint' | 'fieldLength' | 'fieldHeight'>;

/** The wall with its elements, from its lower left corner. */
const layField = ({ length: long, height, thickness, joint, fieldLength, fieldHeight }: FieldValues) =>
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

const [longest, highest] = facts.size.most;

export const plan = definePlan({
  product: 'facades',
  parameters: {
    length: length({
      label: 'Elementlänge',
      unit: 'm',
      least: 600,
      most: inMillimetres(longest, facts.size.unit),
      step: 50,
      initial: 1800,
      source: 'Technische Daten',
      fact: 'size',
    }),
    height: length({
      label: 'Elementhöhe',
      unit: 'm',
      least: 300,
      most: inMillimetres(highest, facts.size.unit),
      step: 50,
      initial: 900,
      source: 'Technische Daten',
      fact: 'size',
    }),
    thickness: factLength('thickness', facts.thickness, 5),
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
  layout: layField,
  sums: (values, of) => [
    ...fieldSums(values, of),
    { label: 'Anker', value: ANCHORS * of.layout.pieces.length, unit: 'Stück' },
  ],
  place: () => 'facade',
  checks: ({ thickness, fieldHeight }, { heaviest }, layout) => [
    areaCheck(thickness, 'an Ankern, tragende Wand nachzuweisen'),
    {
      label: 'Befestigung',
      text: `${ANCHORS}\u00a0Anker für ein Element von ${onSite.weight(heaviest.weight)}, Wand ${measured(fieldHeight, 'm')} hoch; Trag- und Halteanker auf Eigengewicht und Windsog bemessen`,
      isOpen: true,
      source: 'Statik',
    },
    movementCheck(layout, 'Fugen nach Geschossen und Bewegungen der Wand klären', 'Statik'),
    {
      label: 'Brandschutz',
      text: `Wand ${measured(fieldHeight, 'm')} hoch; ${facts.fire.as} gilt für das Material, das Verhalten der ganzen Wand klären`,
      isOpen: true,
      source: 'Technische Daten',
    },
  ],
  tender: ({ joint, fieldLength, fieldHeight }) => ({
    title: 'Fassadenelemente, vorgehängt und hinterlüftet',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: { Fuge: 'offen', Fugenbreite: `${joint}\u00a0mm` },
  }),
});
