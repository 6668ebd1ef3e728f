import { upright } from '../../facts/elements.ts';
import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import { centreOf, type Corner, type Part } from '../../plans/layout.ts';
import { onSite, weightText } from '../../plans/quantities.ts';
import { uses } from './facts.ts';

/** Example geometry of a bench, in millimetres. */
export const bench = {
  crown: 4,
  chamfer: 8,
  draft: 3,
  webTop: 85,
  webFoot: 105,
  haunch: 15,
  dripInset: 18,
  drip: 12,
} as const;

export const plan = definePlan({
  number: 6,
  uses,
  element: { piece: { entity: 'IFCFURNITURE', predefined: 'USERDEFINED' }, ...upright, group: 'I' },
  parameters: {
    height: length({ label: 'Sitzhöhe', unit: 'mm', least: 400, most: 500, step: 10, initial: 450 }),
    width: length({
      label: 'Sitzbreite',
      unit: 'mm',
      least: 360,
      most: 600,
      step: 10,
      initial: 450,
    }),
    thickness: length({
      label: 'Dicke der Sitzplatte',
      unit: 'mm',
      least: 80,
      most: 140,
      step: 5,
      initial: 100,
    }),
    length: length({
      label: 'Länge der Bank',
      unit: 'm',
      least: 600,
      most: 3000,
      step: 50,
      initial: 1800,
    }),
    count: pieces('Anzahl Bänke', 1, 100, 1),
  },
  rules: [
    {
      kind: 'limit',
      id: 'auskragung',
      label: 'Auskragung',
      topic: 'deflection',
      asks: 'Die Sitzplatte ist mindestens halb so dick, wie sie auskragt.',
      of: 'Sitzbreite und Dicke der Sitzplatte',
      source: 'ruleOfThumb',
      adjusts: ['thickness', 'width'],
      measure: ({ width, thickness }) => ({ value: thickness, least: overhangOf(width) / 2 }),
      says: {
        met: ({ width, thickness }) =>
          `${overhangOf(width)}\u00a0mm bei ${thickness}\u00a0mm Dicke, verlangt ${Math.ceil(overhangOf(width) / 2)}\u00a0mm`,
        missed: ({ width, thickness }) =>
          `Die Sitzplatte kragt ${overhangOf(width)}\u00a0mm aus und ist mit ${thickness}\u00a0mm zu dünn.`,
      },
    },
    {
      id: 'fundation',
      label: 'Fundation',
      topic: 'support',
      asks: 'Der Fuss steht frostfrei auf tragfähigem Grund.',
      of: 'Baugrund',
      source: 'Statik',
      says: {
        open: ({ quantities: { heaviest } }) =>
          `${onSite.weight(heaviest.weight)} nach Baugrund bemessen, frostfrei gründen`,
      },
    },
    {
      id: 'kippen',
      label: 'Kippen',
      topic: 'fixing',
      asks: 'Die Bank kippt nicht, wenn man auf ihrer Vorderkante sitzt.',
      of: 'Sitzbreite, Höhe und Gewicht',
      source: 'Statik',
      says: {
        open: ({ quantities: { heaviest }, layout }) =>
          `ohne Dorn kippt die Bank mit ${onSite.weight(tippingLoad(layout.pieces[0]?.outline ?? [], heaviest.weight))} auf der Vorderkante; Dorn oder Anker bemessen`,
      },
    },
    {
      id: 'transport',
      label: 'Transport',
      topic: 'transport',
      asks: 'Kran, Zufahrt und Traglast von Decken sind für das Gewicht geplant.',
      of: 'Gewicht',
      source: 'Montage',
      says: {
        open: ({ quantities: { heaviest } }) =>
          `${onSite.weight(heaviest.weight)} je Bank; Zufahrt, Hebezeug und Traglast des Untergrunds klären`,
      },
    },
  ],
  layout: (values) => ({
    title: 'Sitzbank',
    plane: 'section',
    joint: 0,
    times: values.count,
    pieces: [{ name: 'Sitzbank', outline: benchOutline(values), depth: values.length, parts: partsOf(values) }],
  }),
  sums: ({ width, length: long, count }) => [
    { label: 'Sitzfläche', value: (count * width * long) / 1e6, unit: 'm²' },
    { label: 'Länge aller Bänke', value: (count * long) / 1000, unit: 'm' },
  ],
  place: () => 'furniture',
  tender: (values, { heaviest }) => ({
    position: 'benches',
    quantity: values.count,
    fields: {
      element: 'Sitzbank',
      size: `${values.length}\u00a0×\u00a0${values.width}\u00a0×\u00a0${values.height}\u00a0mm`,
      weight: weightText(heaviest.weight),
      stability: 'verdeckter Dorn',
    },
  }),
});

/** The load on the outermost edge with which an element turns over the edge of its foot, in kg. @param weight of the element */
function tippingLoad(outline: readonly Corner[], weight: number): number {
  const foot = Math.max(...outline.flatMap(([x, y]) => (y === 0 ? [x] : [])));
  const edge = Math.max(...outline.map(([x]) => x));
  return (weight * (foot - centreOf(outline))) / (edge - foot);
}

/** The seat beyond its web, on one side. */
const overhangOf = (width: number) => width / 2 - bench.webTop;

/** The parts of a bench; those at its drip edges are the thinnest. */
function partsOf({ height, width, thickness }: Values<'height' | 'width' | 'thickness'>): readonly Part[] {
  const { dripInset, drip } = bench;
  const [half, under] = [width / 2, height - thickness];
  const strip = 'Steg vor der Tropfkante';
  return [
    { name: strip, box: [half - dripInset, under, half, under + drip] },
    { name: strip, box: [-half, under, dripInset - half, under + drip] },
    { name: 'Sitzplatte', box: [-half, under, half, height] },
    { name: 'Fuss', box: [-half, 0, half, under] },
  ];
}

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
      .reverse()
      .map(([x, y]): Corner => [-x, y]),
  ];
}
