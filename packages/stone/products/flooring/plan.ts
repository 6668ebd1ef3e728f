import { floor } from '../../facts/elements.ts';
import { bedLength, definePlan, factLength, length } from '../../plans/define-plan.ts';
import { jointRule } from '../../plans/joint-rules.ts';
import { areaRule, fieldSums, movementRule, slabLayout, slabThicknessRule } from '../../plans/slabs.ts';
import { facts, uses } from './facts.ts';

export const plan = definePlan({
  number: 1,
  uses,
  element: { ...floor, group: 'G2' },
  parameters: {
    length: length({
      label: 'Plattenlänge',
      unit: 'mm',
      least: 300,
      most: 1200,
      step: 50,
      initial: 600,
    }),
    width: length({
      label: 'Plattenbreite',
      unit: 'mm',
      least: 200,
      most: 1200,
      step: 50,
      initial: 600,
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 2, most: 8, step: 1, initial: 3 }),
    bed: bedLength('adhesive', 1),
    pattern: {
      kind: 'choice',
      label: 'Verband',
      options: ['Kreuzfuge', 'Halbverband', 'Drittelverband'],
      initial: 0,
    },
    fieldLength: length({
      label: 'Länge des Raums',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 5000,
    }),
    fieldWidth: length({
      label: 'Breite des Raums',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 4000,
    }),
    screed: length({
      label: 'Unterlagsboden',
      unit: 'mm',
      least: 70,
      most: 100,
      step: 5,
      initial: 80,
    }),
    insulation: length({
      label: 'Dämmdicke',
      unit: 'mm',
      least: 30,
      most: 100,
      step: 10,
      initial: 40,
    }),
  },
  rules: [
    slabThicknessRule(30),
    jointRule({
      kind: () => 'glued',
      bed: ({ values: { bed } }) => `${bed}\u00a0mm Kleber`,
      source: 'Fachregeln für Beläge im Innern',
    }),
    areaRule('Decke und Unterlagsboden nachzuweisen'),
    movementRule(
      'die Bewegungsfugen des Unterlagsbodens laufen durch, Feldgrösse und Lage klären',
      'Unterlagsboden und Heizung',
    ),
    {
      id: 'kleberbett',
      label: 'Kleberbett',
      topic: 'support',
      asks: 'Platten liegen vollflächig im Kleber auf ebenem Grund.',
      of: 'Kleber und Format',
      source: 'Kleber und Untergrund',
      says: {
        open: ({ values: { bed, length: long, width } }) =>
          `${bed}\u00a0mm unter Platten von ${long}\u00a0×\u00a0${width}\u00a0mm; Ebenheit des Grundes und vollflächige Bettung klären`,
      },
    },
    {
      id: 'trittschall',
      label: 'Trittschall',
      topic: 'sound',
      asks: 'Der Unterlagsboden schwimmt auf einer Dämmung, die den Trittschall nachweislich mindert.',
      of: 'Dämmung und Unterlagsboden',
      source: 'SIA\u00a0181',
      says: {
        open: ({ values: { insulation, screed } }) =>
          `Unterlagsboden ${screed}\u00a0mm auf ${insulation}\u00a0mm Dämmung gezeichnet; Trittschall der Decke nachweisen`,
      },
    },
  ],
  isSawn: true,
  layout: slabLayout,
  sums: fieldSums,
  place: () => 'inside',
  tender: ({ length: long, width, joint, bed, fieldLength, fieldWidth }) => ({
    position: 'glued',
    quantity: (fieldLength * fieldWidth) / 1e6,
    fields: {
      format: `${long}\u00a0×\u00a0${width}\u00a0mm`,
      jointWidth: `${joint}\u00a0mm`,
      bed: `${bed}\u00a0mm`,
    },
  }),
});
