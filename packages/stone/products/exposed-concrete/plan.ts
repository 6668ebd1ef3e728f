import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import { jointRule } from '../../plans/joint-rules.ts';
import type { Corner } from '../../plans/layout.ts';
import { thermalRule } from '../../plans/slabs.ts';
import { thicknessRule } from '../../plans/thickness-rule.ts';
import { deliveryRule, permitRule } from '../../plans/transport-rules.ts';
import { facts, uses } from './facts.ts';

export const plan = definePlan({
  number: 8,
  uses,
  element: {
    piece: { entity: 'IFCWALL', predefined: 'SOLIDWALL' },
    plane: 'flat',
    level: 'foot',
    material: 'exposedConcrete',
    group: 'C2',
  },
  isThick: true,
  parameters: {
    concreteClass: {
      kind: 'choice',
      label: 'Sichtbetonklasse',
      options: facts.classes.classes,
      initial: 1,
      source: 'data',
      fact: 'classes',
    },
    length: length({
      label: 'Elementlänge',
      unit: 'm',
      least: 500,
      most: 6000,
      step: 50,
      initial: 3000,
    }),
    height: length({
      label: 'Elementhöhe',
      unit: 'm',
      least: 500,
      most: 3500,
      step: 50,
      initial: 2500,
    }),
    thickness: length({ label: 'Dicke', unit: 'mm', least: 120, most: 250, step: 10, initial: 160 }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 14, most: 30, step: 2, initial: 20 }),
    chamfer: length({ label: 'Fase', unit: 'mm', least: 5, most: 12, step: 1, initial: 10 }),
    count: pieces('Anzahl Elemente', 1, 100, 4),
  },
  rules: [
    thicknessRule<'length' | 'height'>({
      part: 25,
      side: ({ length: long, height }) => Math.min(long, height),
      sideName: 'shorter',
      piece: ({ length: long, height }) => `Eine Wandscheibe von ${long / 1000}\u00a0×\u00a0${height / 1000}\u00a0m`,
      unit: 'mm',
      also: ' Massgebend ist die Statik.',
    }),
    {
      id: 'bemessung',
      label: 'Bemessung',
      topic: 'load',
      asks: 'Bewehrung, Anker und Standsicherheit sind bemessen, auch gegen Wind und im Bauzustand.',
      of: 'Masse der Wandscheibe',
      source: 'Statik',
      says: {
        open: ({ values: { length: long, height, thickness } }) =>
          `Wandscheibe ${measured(long, 'm')} × ${measured(height, 'm')}, ${thickness}\u00a0mm dick; Bewehrung, Anker, Wind und Bauzustand`,
      },
    },
    jointRule<'length'>({
      kind: () => 'sealed',
      bed: () => 'mit Dichtstoff geschlossen',
      source: 'DIN\u00a018540',
    }),
    permitRule,
    deliveryRule,
    thermalRule<'length' | 'height'>(({ length: long }) => long, 'Fuge und Verankerung darauf abstimmen'),
  ],
  layout: (values) => ({
    title: 'Grundriss der Elemente',
    plane: 'row',
    joint: values.joint,
    pieces: Array.from({ length: values.count }, (_, index) => ({
      name: 'Wandscheibe',
      outline: panelOutline(values, index * (values.length + values.joint)),
      depth: values.height,
    })),
  }),
  sums: ({ length: long, height, count }, { jointCount }) => [
    { label: 'Sichtfläche, eine Seite', value: (count * long * height) / 1e6, unit: 'm²' },
    { label: 'Fugen zwischen den Elementen', value: (jointCount * height) / 1000, unit: 'm' },
  ],
  place: () => 'facade',
  tender: ({ length: long, height, thickness, count }) => ({
    position: 'walls',
    quantity: (count * long * height) / 1e6,
    fields: { part: 'Wandscheibe', size: `${long}\u00a0×\u00a0${height}\u00a0×\u00a0${thickness}\u00a0mm` },
  }),
});

/** On plan, its four upright edges chamfered. @param left of the element */
const panelOutline = (
  { length: long, thickness, chamfer }: Values<'length' | 'thickness' | 'chamfer'>,
  left: number,
): readonly Corner[] => {
  const right = left + long;
  return [
    [left + chamfer, 0],
    [right - chamfer, 0],
    [right, chamfer],
    [right, thickness - chamfer],
    [right - chamfer, thickness],
    [left + chamfer, thickness],
    [left, thickness - chamfer],
    [left, chamfer],
  ];
};
