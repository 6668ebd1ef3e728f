import { floor } from '../../facts/elements.ts';
import { gritGrain } from '../../facts/layers.ts';
import { testedSlip } from '../../facts/uses.ts';
import { figure } from '../../language.ts';
import { finishChoice } from '../../plans/checks.ts';
import { bedLength, definePlan, factLength, length, type Question, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import { jointRule } from '../../plans/joint-rules.ts';
import { areaRule, fieldSums, movementRule, slabLayout, slabThicknessRule, thermalRule } from '../../plans/slabs.ts';
import { facts, uses } from './facts.ts';

/** Index of the option of `load`. */
const DRIVEN_ON = 1;
/** Of a paved surface, as the page on laying says it. */
const LEAST_FALL = 0.015;

/** The beds by the options of `bedding`, each with the parameter of its thickness. A position of the tender text has the id of its bed. */
const beddings = [
  { bed: 'gritBed', name: 'Splittbett', thickness: 'bed' },
  { bed: 'drainageMortar', name: 'Drainmörtel', thickness: 'drainBed' },
  { bed: 'mortarBed', name: 'Mörtelbett', thickness: 'mortarBed' },
] as const;
const GRIT = 0;
const MORTAR = 2;

/** The bed of a plan and its thickness in millimetres. */
export function bedOf(values: Values) {
  const bedding = beddings[values['bedding'] ?? GRIT] ?? beddings[GRIT];
  return { ...bedding, value: values[bedding.thickness] ?? NaN };
}

/** A paving block is short for its thickness (SN EN 1338); what is longer is a slab. */
const isBlock = ({ length: long, width, thickness }: Values<'length' | 'width' | 'thickness'>) =>
  Math.max(long, width) <= 4 * thickness;

export const plan = definePlan({
  number: 0,
  uses,
  element: { ...floor, group: 'I' },
  parameters: {
    length: length({
      label: 'Plattenlänge',
      unit: 'mm',
      least: 300,
      most: 900,
      step: 50,
      initial: 600,
    }),
    width: length({
      label: 'Plattenbreite',
      unit: 'mm',
      least: 200,
      most: 900,
      step: 50,
      initial: 400,
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 3, most: 10, step: 1, initial: 5 }),
    bed: { ...bedLength('gritBed', 5), appliesTo: ({ bedding }) => bedding === GRIT },
    pattern: {
      kind: 'choice',
      label: 'Verband',
      options: ['Kreuzfuge', 'Halbverband', 'Drittelverband'],
      initial: 0,
    },
    fieldLength: length({
      label: 'Länge der Fläche',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 6000,
    }),
    fieldWidth: length({
      label: 'Breite der Fläche',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 4000,
    }),
    slip: {
      kind: 'choice',
      label: 'Rutschhemmung',
      options: facts.slip.classes,
      notes: Object.fromEntries(
        facts.slip.classes.flatMap((slip, index) => (testedSlip.includes(slip) ? [] : [[index, 'ohne Prüfergebnis']])),
      ),
      initial: 2,
      source: 'data',
      fact: 'slip',
    },
    finish: finishChoice(uses, 'gestrahlt', 'fein-gestockt', 'gewaschen', 'geschliffen'),
    load: {
      kind: 'choice',
      label: 'Verkehrslast',
      options: ['begangen', 'befahren'],
      initial: 0,
    },
    bedding: {
      kind: 'choice',
      label: 'Bettung',
      options: beddings.map(({ name }) => name),
      initial: GRIT,
      source: 'laying',
      isLater: true,
    },
    drainBed: {
      ...bedLength('drainageMortar', 5),
      appliesTo: ({ bedding }) => bedding === 1,
      isLater: true,
    },
    mortarBed: { ...bedLength('mortarBed', 5), appliesTo: ({ bedding }) => bedding === MORTAR, isLater: true },
  },
  rules: [
    slabThicknessRule(12),
    jointRule<'bedding'>({
      kind: ({ values: { bedding } }) => (bedding === GRIT ? 'grit' : 'bound'),
      bed: ({ values }) => bedOf(values).name,
      source: 'DIN\u00a018318 für ungebundene, Fachregeln für gebundene Bauweise',
    }),
    areaRule('auf Decken und Dächern nachzuweisen'),
    drivenRule('SN EN 1338', 'Pflastersteine', isBlock),
    drivenRule('SN EN 1339', 'Platten', (values) => !isBlock(values)),
    {
      id: 'bettung',
      label: 'Bettung',
      topic: 'support',
      asks: 'Splitt trägt, was begangen wird; was befahren wird, liegt im Mörtelbett auf gebundenem Oberbau.',
      of: 'Bettung und Verkehrslast',
      source: 'laying',
      says: {
        open: ({ values }) => {
          const { name, value } = bedOf(values);
          return `${name} ${value}\u00a0mm, ${beddingText(values)}`;
        },
      },
    },
    {
      id: 'filter',
      label: 'Bett und Fuge',
      topic: 'joints',
      asks: 'Bett und Fuge sind aus einem abgestuften Korn, das nicht ineinander wandert.',
      of: 'Bettung',
      source: 'DIN\u00a018318, Filterstabilität',
      isToConfirm: true,
      applies: ({ values: { bedding } }) => bedding === GRIT,
      says: { open: () => `${gritGrain.bed} unter ${gritGrain.joint}; Filterstabilität der Lieferung belegen` },
    },
    {
      id: 'gefaelle',
      label: 'Gefälle',
      topic: 'falls',
      asks: `Die Fläche hat mindestens ${figure(LEAST_FALL * 100, 1)}\u00a0% Gefälle; Höhe und Abläufe folgen daraus.`,
      of: 'Länge und Breite der Fläche',
      source: 'laying',
      says: {
        open: ({ values: { fieldLength, fieldWidth } }) =>
          `${figure(LEAST_FALL * 100, 1)}\u00a0% auf ${measured(fieldLength, 'm')} sind ${figure(fieldLength * LEAST_FALL)}\u00a0mm, auf ${measured(fieldWidth, 'm')} ${figure(fieldWidth * LEAST_FALL)}\u00a0mm Höhe; Richtung, Rinnen und Anschlusshöhen klären`,
      },
    },
    movementRule(
      ({ bedding }) =>
        bedding === GRIT
          ? 'ungebundene Fugen folgen der Bewegung, Anschlüsse an feste Bauteile klären'
          : 'gebundener Belag, Feldgrösse und Lage klären',
      'laying',
    ),
    thermalRule<'length' | 'width' | 'bedding'>(
      ({ length: long, width }) => Math.max(long, width),
      ({ bedding }) => (bedding === GRIT ? 'ungebundene Fugen nehmen das auf' : 'gebundene Fugen übertragen das'),
    ),
  ],
  layout: slabLayout,
  sums: fieldSums,
  place: ({ load }) => (load === DRIVEN_ON ? 'driven' : 'outdoors'),
  tender: (values) => {
    const { length: long, width, joint, fieldLength, fieldWidth, load } = values;
    const { bed, value } = bedOf(values);
    return {
      position: bed,
      quantity: (fieldLength * fieldWidth) / 1e6,
      fields: {
        format: `${long}\u00a0×\u00a0${width}\u00a0mm`,
        jointWidth: `${joint}\u00a0mm`,
        bed: `${value}\u00a0mm`,
        load: load === DRIVEN_ON ? 'befahren' : 'begangen',
      },
    };
  },
});

type Driven = Values<'length' | 'width' | 'thickness' | 'load'>;

function drivenRule(
  standard: string,
  kind: string,
  isOf: (values: Driven) => boolean,
): Question<'length' | 'width' | 'thickness' | 'load'> {
  return {
    id: `verkehrslast-${kind.toLowerCase()}`,
    label: 'Verkehrslast',
    topic: 'load',
    asks: `Befahrene ${kind}, Verband, Bett und Tragschicht sind nach der Last bemessen.`,
    of: 'Verkehrslast, längere Seite und Dicke',
    source: standard,
    applies: ({ values }) => values.load === DRIVEN_ON && isOf(values),
    says: {
      open: ({ values: { length: long, width, thickness } }) =>
        `befahren, ${kind} ${long}\u00a0×\u00a0${width}\u00a0×\u00a0${thickness}\u00a0mm, längere Seite das ${figure(Math.max(long, width) / thickness, 1)}-Fache der Dicke; Dicke, Verband, Bett und Tragschicht nach der Last bemessen`,
    },
  };
}

/** The laying data name grit for what feet walk on, and mortar for what is driven on. */
const beddingText = ({ load, bedding }: Values<'load' | 'bedding'>): string =>
  load === DRIVEN_ON
    ? bedding === MORTAR
      ? 'befahren nur mit gebundenem Oberbau, ihn klären'
      : 'für befahrene Flächen ist das Mörtelbett mit gebundenem Oberbau angegeben'
    : bedding === GRIT
      ? 'Tragschicht und Versickerung klären'
      : 'tragfähigen Untergrund und Entwässerung klären';
