import { inMillimetres } from '../../facts/technical-fact.ts';
import { definePlan, factLength, length, pieces, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import type { Corner, Part } from '../../plans/layout.ts';
import { onSite } from '../../plans/quantities.ts';
import { facts } from './facts.ts';

/** Example geometry of a sill, in millimetres. */
export const sill = { grooveInset: 10, grooveDepth: 10, chamfer: 3 } as const;
/** Of the drip edge from the wall, in millimetres. */
const DRIP_DISTANCE = 20;

export const plan = definePlan({
  product: 'windowSills',
  parameters: {
    length: length({
      label: 'Länge',
      unit: 'm',
      least: 500,
      most: inMillimetres(facts.length.most, facts.length.unit),
      step: 10,
      initial: 1200,
      source: 'Technische Daten',
      fact: 'length',
    }),
    width: factLength('width', facts.width, 5),
    thickness: factLength('thickness', facts.thickness, 5),
    drip: factLength('drip', facts.drip, 1),
    overhang: length({ label: 'Überstand', unit: 'mm', least: 30, most: 70, step: 5, initial: 50, source: 'Annahme' }),
    fall: length({ label: 'Gefälle', unit: '%', least: 3, most: 8, step: 1, initial: 5, source: 'Annahme' }),
    count: pieces('Anzahl', 1, 200, 1),
  },
  rules: [
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'length'],
      holds: ({ length: long, thickness }) => thickness * 60 >= long,
      says: ({ length: long, thickness }) =>
        `Eine ${long / 1000}\u00a0m lange Bank ist mit ${thickness / 10}\u00a0cm zu dünn: Die Dicke beträgt mindestens ein Sechzigstel der Länge.`,
    },
    {
      source: 'Faustregel',
      adjusts: ['overhang', 'drip'],
      holds: (values) => dripDistance(values) >= DRIP_DISTANCE,
      says: (values) =>
        `Die Tropfkante endet ${dripDistance(values)}\u00a0mm vor der Fassade. Damit Tropfen die Wand nicht erreichen, sind es mindestens ${DRIP_DISTANCE}\u00a0mm.`,
    },
  ],
  layout: (values) => ({
    title: 'Fensterbank',
    plane: 'section',
    joint: 0,
    times: values.count,
    pieces: [{ name: 'Fensterbank', outline: sillOutline(values), depth: values.length, parts: partsOf(values) }],
  }),
  sums: ({ length: long, width, count }) => [
    { label: 'Länge aller Bänke', value: (count * long) / 1000, unit: 'm' },
    { label: 'Fläche von oben', value: (count * long * width) / 1e6, unit: 'm²' },
    { label: 'Seitliche Fugen', value: (count * 2 * width) / 1000, unit: 'm' },
  ],
  place: () => 'sill',
  checks: ({ length: long, width }, { heaviest }) => [
    {
      label: 'Auflager',
      text: `${onSite.weight(heaviest.weight)} auf ${measured(long, 'm')}, ${width}\u00a0mm vor der tragenden Wand, über der Dämmung gezeichnet; Konsolen oder Winkel bemessen`,
      isOpen: true,
      source: 'Statik',
    },
    {
      label: 'Seitlicher Anschluss',
      text: 'ohne Aufbordung gezeichnet und gewogen; Aufbordung oder Anschluss an die Leibung klären',
      isOpen: true,
      source: 'Tropfwasser und Leibung',
    },
  ],
  tender: ({ count }) => ({
    title: 'Äussere Fensterbank',
    quantity: count,
    fields: { 'Seitlicher Anschluss': 'ohne Aufbordung' },
  }),
});

const dripDistance = ({ overhang, drip }: Values<'overhang' | 'drip'>) => overhang - sill.grooveInset - drip;

/** Section of an outer sill, the face of the render at x = 0 and its rear edge at y = 0. */
export function sillOutline({
  width,
  thickness,
  drip,
  overhang,
  fall,
}: Values<'width' | 'thickness' | 'drip' | 'overhang' | 'fall'>): readonly Corner[] {
  const { grooveInset, grooveDepth, chamfer } = sill;
  const [front, rear] = [-overhang, width - overhang];
  const top = (x: number) => ((x - rear) * fall) / 100;
  const under = top(front) - thickness;
  return [
    [front, under],
    [front + grooveInset, under],
    [front + grooveInset, under + grooveDepth],
    [front + grooveInset + drip, under + grooveDepth],
    [front + grooveInset + drip, under],
    [rear, under],
    [rear, 0],
    [front + chamfer, top(front + chamfer)],
    [front, top(front) - chamfer],
  ];
}

/** The parts of a sill that are thinner than its slab. */
function partsOf({
  width,
  thickness,
  drip,
  overhang,
  fall,
}: Values<'width' | 'thickness' | 'drip' | 'overhang' | 'fall'>): readonly Part[] {
  const { grooveInset, grooveDepth } = sill;
  const groove = grooveInset - overhang;
  const under = (-width * fall) / 100 - thickness;
  return [
    { name: 'Steg vor der Tropfkante', box: [-overhang, under, groove, under + grooveDepth] },
    // The slab is measured across its fall, a little aside.
    { name: 'über der Tropfkante', box: [groove - 2, under + grooveDepth, groove + drip + 2, 0] },
  ];
}
