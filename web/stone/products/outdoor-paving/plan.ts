import { finishChoice } from '../../plans/checks.ts';
import { definePlan, length } from '../../plans/define-plan.ts';
import { areaCheck, fieldSums, slabLayout, slabThicknessRule } from '../../plans/slabs.ts';

/** Index of the option of `load`. */
const DRIVEN_ON = 1;

export const plan = definePlan({
  page: 'outdoorPaving',
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
    thickness: length({
      label: 'Dicke',
      unit: 'mm',
      least: 40,
      most: 80,
      step: 5,
      initial: 60,
      source: 'Technische Daten',
      fact: 'Dicke',
    }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 3, most: 10, step: 1, initial: 8, source: 'Annahme' }),
    bed: length({
      label: 'Splittbett',
      unit: 'mm',
      least: 30,
      most: 40,
      step: 5,
      initial: 35,
      source: 'Verlegung',
      fact: 'Splittbett',
    }),
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
      options: ['R9', 'R10', 'R11', 'R12', 'R13'],
      initial: 2,
      source: 'Technische Daten',
      fact: 'Rutschhemmung',
    },
    finish: finishChoice('gestrahlt', 'fein-gestockt', 'gewaschen', 'geschliffen'),
    load: {
      kind: 'choice',
      label: 'Verkehrslast',
      options: ['begangen', 'befahren'],
      initial: 0,
      source: 'Annahme',
    },
  },
  rules: [slabThicknessRule(12, 'Zwölftel')],
  layout: slabLayout,
  sums: fieldSums,
  checks: ({ thickness, load }) => [
    areaCheck(thickness, false),
    load === DRIVEN_ON
      ? {
          label: 'Verkehrslast',
          text: 'befahren, Dicke und Tragschicht nach der Last bemessen',
          isOpen: true,
          source: 'SN EN 1339, SN 640 461',
        }
      : {
          label: 'Verkehrslast',
          text: 'begangen, Dicke mindestens ein Zwölftel der längeren Seite',
          isOpen: false,
          source: 'Faustregel',
        },
  ],
  tender: ({ length: long, width, joint, bed, fieldLength, fieldWidth, load }) => ({
    title: 'Plattenbelag im Freien, im Splittbett',
    quantity: (fieldLength * fieldWidth) / 1e6,
    fields: {
      Format: `${long}\u00a0×\u00a0${width}\u00a0mm`,
      Fugenbreite: `${joint}\u00a0mm`,
      Bettdicke: `${bed}\u00a0mm`,
      Verkehrslast: load === DRIVEN_ON ? 'befahren' : 'begangen',
    },
  }),
});
