import { cladding } from '../../facts/elements.ts';
import { inMillimetres } from '../../facts/technical-fact.ts';
import { PIECES } from '../../language.ts';
import { definePlan, factLength, length, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import { layRows } from '../../plans/laying.ts';
import { onSite } from '../../plans/quantities.ts';
import { areaRule, fieldSums, movementRule, thermalRule } from '../../plans/slabs.ts';
import { thicknessRule } from '../../plans/thickness-rule.ts';
import { deliveryRule } from '../../plans/transport-rules.ts';
import { highVentilationRule } from '../../plans/ventilation-rule.ts';
import { facts, uses } from './facts.ts';

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
  number: 2,
  uses,
  element: { ...cladding, group: 'E2' },
  isThick: true,
  parameters: {
    length: length({
      label: 'Elementlänge',
      unit: 'm',
      least: 600,
      most: inMillimetres(longest, facts.size.unit),
      step: 50,
      initial: 1800,
      source: 'data',
      fact: 'size',
    }),
    height: length({
      label: 'Elementhöhe',
      unit: 'm',
      least: 300,
      most: inMillimetres(highest, facts.size.unit),
      step: 50,
      initial: 900,
      source: 'data',
      fact: 'size',
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 10, most: 20, step: 1, initial: 16 }),
    gap: length({ label: 'Luftraum', unit: 'mm', least: 30, most: 60, step: 5, initial: 40 }),
    insulation: length({
      label: 'Dämmdicke',
      unit: 'mm',
      least: 120,
      most: 300,
      step: 10,
      initial: 160,
    }),
    fieldLength: length({
      label: 'Länge der Wand',
      unit: 'm',
      least: 2000,
      most: 40000,
      step: 50,
      initial: 12000,
    }),
    fieldHeight: length({
      label: 'Höhe der Wand',
      unit: 'm',
      least: 1000,
      most: 20000,
      step: 50,
      initial: 6000,
    }),
  },
  rules: [
    thicknessRule<'length' | 'height'>({
      part: 30,
      side: ({ length: long, height }) => Math.max(long, height),
      sideName: 'longer',
      piece: ({ length: long, height }) => `Ein Element von ${long / 1000}\u00a0×\u00a0${height / 1000}\u00a0m`,
      unit: 'mm',
      also: ' Massgebend ist die Statik.',
    }),
    highVentilationRule,
    areaRule('an Ankern, tragende Wand nachzuweisen'),
    {
      id: 'befestigung',
      label: 'Befestigung',
      topic: 'fixing',
      asks: 'Trag- und Halteanker tragen Eigengewicht und Windsog, samt Rand und Ecke.',
      of: 'Gewicht des Elements und Höhe der Wand',
      source: 'Statik',
      says: {
        open: ({ values: { fieldHeight }, quantities: { heaviest } }) =>
          `${ANCHORS}\u00a0Anker für ein Element von ${onSite.weight(heaviest.weight)}, Wand ${measured(fieldHeight, 'm')} hoch; Trag- und Halteanker auf Eigengewicht und Windsog bemessen`,
      },
    },
    movementRule('Fugen nach Geschossen und Bewegungen der Wand klären', 'Statik'),
    thermalRule<'length' | 'height'>(
      ({ length: long, height }) => Math.max(long, height),
      'Halteanker verschieblich, Fuge und Anker darauf abstimmen',
    ),
    {
      id: 'brandschutz',
      label: 'Brandschutz',
      topic: 'fire',
      asks: 'Die ganze Wand erfüllt, was der Brandschutz in ihrer Höhe verlangt.',
      of: 'Höhe der Wand',
      source: 'data',
      says: {
        open: ({ values: { fieldHeight } }) =>
          `Wand ${measured(fieldHeight, 'm')} hoch; ${facts.fire.as} gilt für das Material, das Verhalten der ganzen Wand klären`,
      },
    },
    deliveryRule,
  ],
  layout: layField,
  sums: (values, of) => [
    ...fieldSums(values, of),
    { label: 'Anker', value: ANCHORS * of.layout.pieces.length, unit: PIECES },
  ],
  place: () => 'facade',
  tender: ({ joint, gap, insulation, fieldLength, fieldHeight }) => ({
    position: 'panels',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: {
      joint: 'offen',
      jointWidth: `${joint}\u00a0mm`,
      airGap: `${gap}\u00a0mm`,
      insulation: `${insulation}\u00a0mm`,
    },
  }),
});
