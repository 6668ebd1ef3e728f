import { testedSlip } from '../../facts/uses.ts';
import { finishChoice } from '../../plans/checks.ts';
import { bedLength, definePlan, factLength, length, type Check, type Values } from '../../plans/define-plan.ts';
import { figure } from '../../plans/figures.ts';
import type { Layout } from '../../plans/layout.ts';
import { areaCheck, fieldSums, movementCheck, slabLayout, slabThicknessRule } from '../../plans/slabs.ts';
import { facts } from './facts.ts';

/** Index of the option of `load`. */
const DRIVEN_ON = 1;
/** Slabs are at least this part of their longer side thick. */
const LEAST_THICKNESS = 1 / 12;

/** The beds by the options of `bedding`: the parameter of their thickness, and the position of the tender text. */
const beddings = [
  { bed: 'gritBed', name: 'Splittbett', thickness: 'bed', position: 'Plattenbelag im Freien, im Splittbett' },
  {
    bed: 'drainageMortar',
    name: 'Drainmörtel',
    thickness: 'drainBed',
    position: 'Plattenbelag im Freien, in Drainmörtel',
  },
  { bed: 'mortarBed', name: 'Mörtelbett', thickness: 'mortarBed', position: 'Plattenbelag im Freien, im Mörtelbett' },
] as const;
export const GRIT = 0;
const MORTAR = 2;

/** The bed of a plan and its thickness in millimetres. */
export function bedOf(values: Values) {
  const bedding = beddings[values['bedding'] ?? GRIT] ?? beddings[GRIT];
  return { ...bedding, value: values[bedding.thickness] ?? NaN };
}

export const plan = definePlan({
  product: 'outdoorPaving',
  parameters: {
    length: length({
      label: 'Plattenlänge',
      unit: 'mm',
      least: 300,
      most: 900,
      step: 50,
      initial: 600,
      source: 'Annahme',
    }),
    width: length({
      label: 'Plattenbreite',
      unit: 'mm',
      least: 200,
      most: 900,
      step: 50,
      initial: 400,
      source: 'Annahme',
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 3, most: 10, step: 1, initial: 8, source: 'Annahme' }),
    bed: { ...bedLength('gritBed', 5), appliesTo: ({ bedding }) => bedding === GRIT },
    pattern: {
      kind: 'choice',
      label: 'Verband',
      options: ['Kreuzfuge', 'Halbverband', 'Drittelverband'],
      initial: 0,
      source: 'Annahme',
    },
    fieldLength: length({
      label: 'Länge der Fläche',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 6000,
      source: 'Annahme',
    }),
    fieldWidth: length({
      label: 'Breite der Fläche',
      unit: 'm',
      least: 1000,
      most: 12000,
      step: 50,
      initial: 4000,
      source: 'Annahme',
    }),
    slip: {
      kind: 'choice',
      label: 'Rutschhemmung',
      options: facts.slip.classes,
      notes: Object.fromEntries(
        facts.slip.classes.flatMap((slip, index) => (testedSlip.includes(slip) ? [] : [[index, 'ohne Prüfergebnis']])),
      ),
      initial: 2,
      source: 'Technische Daten',
      fact: 'slip',
    },
    finish: finishChoice('outdoorPaving', 'gestrahlt', 'fein-gestockt', 'gewaschen', 'geschliffen'),
    load: {
      kind: 'choice',
      label: 'Verkehrslast',
      options: ['begangen', 'befahren'],
      initial: 0,
      source: 'Annahme',
    },
    bedding: {
      kind: 'choice',
      label: 'Bettung',
      options: beddings.map(({ name }) => name),
      initial: GRIT,
      source: 'Verlegung',
      isLater: true,
    },
    drainBed: {
      ...bedLength('drainageMortar', 5),
      appliesTo: ({ bedding }) => bedding === 1,
      isLater: true,
    },
    mortarBed: { ...bedLength('mortarBed', 5), appliesTo: ({ bedding }) => bedding === MORTAR, isLater: true },
  },
  rules: [slabThicknessRule(12, 'Zwölftel')],
  layout: slabLayout,
  sums: fieldSums,
  place: ({ load }) => (load === DRIVEN_ON ? 'driven' : 'outdoors'),
  checks: (values, { pieces }, layout) => {
    const { thickness, load, bedding } = values;
    const bound = 'gebundener Belag, Feldgrösse und Lage klären';
    return [
      areaCheck(thickness, 'auf Decken und Dächern nachzuweisen'),
      load === DRIVEN_ON ? drivenCheck : walkedCheck(layout, pieces[0]?.height ?? 0),
      beddingCheck(values),
      ...(bedding === GRIT ? [] : [movementCheck(layout, bound, 'Verlegung')]),
    ];
  },
  tender: (values) => {
    const { length: long, width, joint, fieldLength, fieldWidth, load } = values;
    const { position, value } = bedOf(values);
    return {
      title: position,
      quantity: (fieldLength * fieldWidth) / 1e6,
      fields: {
        Format: `${long}\u00a0×\u00a0${width}\u00a0mm`,
        Fugenbreite: `${joint}\u00a0mm`,
        Bettdicke: `${value}\u00a0mm`,
        Verkehrslast: load === DRIVEN_ON ? 'befahren' : 'begangen',
      },
    };
  },
});

const drivenCheck: Check = {
  label: 'Verkehrslast',
  text: 'befahren, Dicke der Platten, Bett und Tragschicht nach der Last bemessen',
  isOpen: true,
  source: 'SN EN 1339',
};

/** Measured in the slabs as they are cast. */
function walkedCheck({ field }: Layout, thickness: number): Check {
  const longer = Math.max(field?.pieceWidth ?? 0, field?.pieceHeight ?? 0);
  const least = longer * LEAST_THICKNESS;
  return {
    label: 'Verkehrslast',
    text: `begangen, Dicke der Platten ${figure(thickness)}\u00a0mm, verlangt ${figure(Math.ceil(least))}\u00a0mm, ein Zwölftel von ${figure(longer)}\u00a0mm`,
    isOpen: thickness < least,
    source: 'Faustregel',
    measured: [{ value: thickness, least }],
  };
}

/** The laying data name grit for what feet walk on, and mortar for what is driven on. */
function beddingCheck(values: Values): Check {
  const { name, value } = bedOf(values);
  const isDriven = values['load'] === DRIVEN_ON;
  const use = isDriven
    ? values['bedding'] === MORTAR
      ? 'befahren nur mit gebundenem Oberbau, ihn klären'
      : 'für befahrene Flächen ist das Mörtelbett mit gebundenem Oberbau angegeben'
    : values['bedding'] === GRIT
      ? 'Tragschicht und Versickerung klären'
      : 'tragfähigen Untergrund und Entwässerung klären';
  return { label: 'Bettung', text: `${name} ${value}\u00a0mm, ${use}`, isOpen: true, source: 'Verlegung' };
}
