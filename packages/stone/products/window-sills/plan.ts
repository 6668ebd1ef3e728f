import { definePlan, length, pieces, type Values } from '../../plans/define-plan.ts';
import type { Corner } from '../../plans/layout.ts';

/** Example geometry of a sill, in millimetres. */
export const sill = { grooveInset: 10, grooveDepth: 10, chamfer: 3 } as const;
/** Of the drip edge from the wall, in millimetres. */
const DRIP_DISTANCE = 20;

export const plan = definePlan({
  page: 'windowSills',
  parameters: {
    length: length({
      label: 'Länge',
      unit: 'm',
      least: 500,
      most: 3000,
      step: 10,
      initial: 1200,
      source: 'Technische Daten',
      fact: 'Länge',
    }),
    width: length({
      label: 'Breite',
      unit: 'cm',
      least: 150,
      most: 400,
      step: 5,
      initial: 200,
      source: 'Technische Daten',
      fact: 'Breite',
    }),
    thickness: length({
      label: 'Dicke',
      unit: 'cm',
      least: 30,
      most: 60,
      step: 5,
      initial: 40,
      source: 'Technische Daten',
      fact: 'Dicke',
    }),
    drip: length({
      label: 'Tropfkante',
      unit: 'mm',
      least: 10,
      most: 15,
      step: 1,
      initial: 12,
      source: 'Technische Daten',
      fact: 'Tropfkante',
    }),
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
    pieces: [{ name: 'Fensterbank', outline: sillOutline(values), depth: values.length }],
  }),
  sums: ({ length: long, width, count }) => [
    { label: 'Länge aller Bänke', value: (count * long) / 1000, unit: 'm' },
    { label: 'Fläche von oben', value: (count * long * width) / 1e6, unit: 'm²' },
    { label: 'Seitliche Fugen', value: (count * 2 * width) / 1000, unit: 'm' },
  ],
  tender: ({ count }) => ({ title: 'Äussere Fensterbank', quantity: count, fields: {} }),
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
  const topFront = (-width * fall) / 100;
  const under = topFront - thickness;
  return [
    [front, under],
    [front + grooveInset, under],
    [front + grooveInset, under + grooveDepth],
    [front + grooveInset + drip, under + grooveDepth],
    [front + grooveInset + drip, under],
    [rear, under],
    [rear, 0],
    [front + chamfer, topFront],
    [front, topFront - chamfer],
  ];
}
