import { member, upright } from '../../facts/elements.ts';
import { inMillimetres, permittedWithUnit } from '../../facts/technical-fact.ts';
import { definePlan, factLength, length, pieces, type Subject, type Values } from '../../plans/define-plan.ts';
import { either } from '../../plans/define-rule.ts';
import { measured } from '../../plans/figures.ts';
import type { Corner, Part } from '../../plans/layout.ts';
import { onSite } from '../../plans/quantities.ts';
import { thermalRule } from '../../plans/slabs.ts';
import { thicknessRule } from '../../plans/thickness-rule.ts';
import { facts, uses } from './facts.ts';

/** Example geometry of a sill, in millimetres. */
export const sill = { grooveInset: 15, grooveDepth: 10, chamfer: 3 } as const;
/** Of the drip edge from the wall, in millimetres. */
const DRIP_DISTANCE = 20;
/** Of the top, in per cent. */
const LEAST_FALL = 4;
/** What is longer gets a word, in millimetres. */
const LONG = 1500;

export const plan = definePlan({
  number: 7,
  uses,
  element: { piece: member, ...upright, group: 'E' },
  parameters: {
    length: length({
      label: 'Länge',
      unit: 'm',
      least: 500,
      most: inMillimetres(facts.length.most, facts.length.unit),
      step: 10,
      initial: 1200,
      source: 'data',
      fact: 'length',
    }),
    width: factLength('width', facts.width, 5),
    thickness: { ...factLength('thickness', facts.thickness, 5), label: 'Dicke an der Vorderkante' },
    drip: factLength('drip', facts.drip, 1),
    overhang: length({ label: 'Überstand', unit: 'mm', least: 30, most: 70, step: 5, initial: 50 }),
    fall: length({ label: 'Gefälle', unit: '%', least: 3, most: 8, step: 1, initial: 5 }),
    count: pieces('Anzahl', 1, 200, 1),
  },
  rules: [
    {
      ...thicknessRule<'length'>({
        part: 60,
        side: ({ length: long }) => long,
        sideName: 'length',
        piece: ({ length: long }) => `Eine ${long / 1000}\u00a0m lange Bank`,
        unit: 'cm',
      }),
      label: 'Dicke an der Vorderkante',
    },
    {
      id: 'dicke-wand',
      label: 'Dicke an der Wand',
      topic: 'measures',
      asks: `Auch an der Wand bleibt die Bank ${permittedWithUnit(facts.thickness)} dick: Ihre Unterseite ist eben, das Gefälle macht sie dort dicker.`,
      of: 'Dicke an der Vorderkante, Breite und Gefälle',
      source: 'data',
      measures: ({ values }) => [{ value: rearThickness(values), most: facts.thickness.most * 10 }],
      says: either<Subject<'width' | 'thickness' | 'fall'>>(
        ({ values }) =>
          `${measured(values.thickness, 'cm')} an der Vorderkante, ${measured(rearThickness(values), 'cm')} an der Wand bei ${values.fall}\u00a0% Gefälle, angegeben ${permittedWithUnit(facts.thickness)}`,
      ),
    },
    {
      id: 'gefaelle',
      label: 'Gefälle',
      topic: 'falls',
      asks: `Die Oberseite fällt mindestens ${LEAST_FALL}\u00a0% nach aussen.`,
      of: 'Gefälle',
      source: 'Merkblatt Fensterbank (BIV\u00a06.04)',
      isToConfirm: true,
      measures: ({ values: { fall } }) => [{ value: fall, least: LEAST_FALL }],
      says: either<Subject<'fall'>>(({ values: { fall } }) => `${fall}\u00a0%, verlangt ${LEAST_FALL}\u00a0%`),
    },
    {
      kind: 'limit',
      id: 'tropfkante',
      label: 'Tropfkante',
      topic: 'drainage',
      asks: `Damit Tropfen die Wand nicht erreichen, endet die Tropfkante mindestens ${DRIP_DISTANCE}\u00a0mm vor der Fassade.`,
      of: 'Überstand und Tropfkante',
      source: 'ruleOfThumb',
      adjusts: ['overhang', 'drip'],
      measure: (values) => ({ value: dripDistance(values), least: DRIP_DISTANCE }),
      says: {
        met: (values) => `${dripDistance(values)}\u00a0mm vor der Fassade, verlangt ${DRIP_DISTANCE}\u00a0mm`,
        missed: (values) => `Die Tropfkante endet ${dripDistance(values)}\u00a0mm vor der Fassade.`,
      },
    },
    {
      id: 'stueck',
      label: 'Stücklänge',
      topic: 'deflection',
      asks: `Stücke über ${measured(LONG, 'm')} reissen leichter: Auflager, Bewehrung und Teilung werden vorher geklärt.`,
      of: 'Länge',
      source: 'ruleOfThumb',
      isToConfirm: true,
      measures: ({ values: { length: long } }) => (long > LONG ? undefined : [{ value: long, most: LONG }]),
      says: {
        met: ({ values: { length: long } }) =>
          `${measured(long, 'm')} in einem Stück, ohne Rückfrage bis ${measured(LONG, 'm')}`,
        open: ({ values: { length: long } }) =>
          `${measured(long, 'm')} in einem Stück, möglich bis ${measured(facts.length.most * 1000, 'm')}; ab ${measured(LONG, 'm')} Auflager, Bewehrung, Versetzen und Teilung klären`,
      },
    },
    {
      id: 'auflager',
      label: 'Auflager',
      topic: 'support',
      asks: 'Was vor der tragenden Wand liegt, tragen Konsolen oder Winkel.',
      of: 'Länge, Breite und Gewicht',
      source: 'Statik',
      says: {
        open: ({ values: { length: long, width }, quantities: { heaviest } }) =>
          `${onSite.weight(heaviest.weight)} auf ${measured(long, 'm')}, ${width}\u00a0mm vor der tragenden Wand, über der Dämmung gezeichnet; Konsolen oder Winkel bemessen`,
      },
    },
    {
      id: 'anschluss',
      label: 'Seitlicher Anschluss',
      topic: 'joints',
      asks: 'Wasser läuft an den Enden nicht in Leibung und Dämmung.',
      of: 'Leibung',
      source: 'Tropfwasser und Leibung',
      says: {
        open: () => 'ohne Aufbordung gezeichnet und gewogen; Aufbordung oder Anschluss an die Leibung klären',
      },
    },
    thermalRule<'length'>(({ length: long }) => long, 'weiche Fuge an beiden Enden'),
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
  tender: ({ count, thickness, fall }) => ({
    position: 'sills',
    quantity: count,
    fields: {
      sideConnection: 'ohne Aufbordung',
      frontThickness: `${thickness}\u00a0mm`,
      fall: `${fall}\u00a0%`,
    },
  }),
});

/** The top rises to the wall, the underside is level. */
export const rearThickness = ({ width, thickness, fall }: Values<'width' | 'thickness' | 'fall'>): number =>
  thickness + (width * fall) / 100;

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
