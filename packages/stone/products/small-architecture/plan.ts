import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import type { Corner } from '../../plans/layout.ts';
import { weightText } from '../../plans/quantities.ts';

/** Example geometry of a bench, in millimetres. */
export const bench = {
  crown: 4,
  chamfer: 8,
  draft: 3,
  webTop: 85,
  webFoot: 105,
  haunch: 15,
  dripInset: 14,
  drip: 12,
} as const;

export const plan = definePlan({
  page: 'smallArchitecture',
  parameters: {
    height: length({ label: 'Sitzhöhe', unit: 'mm', least: 400, most: 500, step: 10, initial: 450, source: 'Annahme' }),
    width: length({
      label: 'Sitzbreite',
      unit: 'mm',
      least: 360,
      most: 600,
      step: 10,
      initial: 450,
      source: 'Annahme',
    }),
    thickness: length({
      label: 'Dicke der Sitzplatte',
      unit: 'mm',
      least: 80,
      most: 140,
      step: 5,
      initial: 100,
      source: 'Annahme',
    }),
    length: length({
      label: 'Länge der Bank',
      unit: 'm',
      least: 600,
      most: 3000,
      step: 50,
      initial: 1800,
      source: 'Annahme',
    }),
    count: pieces('Anzahl Bänke', 1, 100, 1),
  },
  rules: [
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'width'],
      holds: ({ width, thickness }) => thickness * 2 >= overhangOf(width),
      says: ({ width, thickness }) =>
        `Die Sitzplatte kragt ${overhangOf(width)}\u00a0mm aus und ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens die Hälfte der Auskragung.`,
    },
  ],
  layout: (values) => ({
    title: 'Sitzbank',
    plane: 'section',
    joint: 0,
    times: values.count,
    pieces: [{ name: 'Sitzbank', outline: benchOutline(values), depth: values.length }],
  }),
  sums: ({ width, length: long, count }) => [
    { label: 'Sitzfläche', value: (count * width * long) / 1e6, unit: 'm²' },
    { label: 'Länge aller Bänke', value: (count * long) / 1000, unit: 'm' },
  ],
  checks: () => [{ label: 'Fundation', text: 'nach Baugrund bemessen', isOpen: true, source: 'Statik' }],
  tender: (values, { heaviest }) => ({
    title: 'Sitzbank oder Sitzblock',
    quantity: values.count,
    fields: {
      Element: 'Sitzbank',
      Abmessung: `${values.length}\u00a0×\u00a0${values.width}\u00a0×\u00a0${values.height}\u00a0mm`,
      Gewicht: weightText(heaviest.weight),
    },
  }),
});

/** The seat beyond its web, on one side. */
const overhangOf = (width: number) => width / 2 - bench.webTop;

/** Cross-section of a bench on its foot, around x = 0. */
export function benchOutline({
  height,
  width,
  thickness,
}: Values<'height' | 'width' | 'thickness'>): readonly Corner[] {
  const { crown, chamfer, draft, webTop, webFoot, haunch, dripInset, drip } = bench;
  const [half, under] = [width / 2, height - thickness];
  const right: readonly Corner[] = [
    [webFoot, 0],
    [webTop, under - haunch],
    [webTop + haunch, under],
    [half - dripInset - drip, under],
    [half - dripInset - drip, under + drip],
    [half - dripInset, under + drip],
    [half - dripInset, under],
    [half - draft, under],
    [half, height - crown - chamfer],
    [half - chamfer, height - crown],
    [0, height],
  ];
  return [
    ...right,
    ...right
      .slice(0, -1)
      .toReversed()
      .map(([x, y]): Corner => [-x, y]),
  ];
}
