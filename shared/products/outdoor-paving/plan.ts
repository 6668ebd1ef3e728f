import { definePlan, length } from '../../planner/define-plan.ts';
import { slabField, slabPieces, slabSums, slabThicknessRule } from '../../planner/slabs.ts';

export const plan = definePlan({
  page: 'outdoorPaving',
  number: 0,
  parameters: {
    length: length({ label: 'Plattenlänge', unit: 'mm', least: 300, most: 900, step: 50, initial: 600, source: 'Annahme' }),
    width: length({ label: 'Plattenbreite', unit: 'mm', least: 200, most: 900, step: 50, initial: 400, source: 'Annahme' }),
    thickness: length({ label: 'Dicke', unit: 'mm', least: 40, most: 80, step: 5, initial: 60, source: 'Technische Daten', fact: 'Dicke' }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 3, most: 10, step: 1, initial: 8, source: 'Annahme' }),
    bed: length({ label: 'Splittbett', unit: 'mm', least: 30, most: 40, step: 5, initial: 35, source: 'Verlegung', fact: 'Splittbett' }),
    pattern: { kind: 'choice', label: 'Verband', options: ['Kreuzfuge', 'Halbverband', 'Drittelverband'], initial: 0, source: 'Annahme' },
    fieldLength: length({ label: 'Länge der Fläche', unit: 'm', least: 1000, most: 12000, step: 50, initial: 6000, source: 'Annahme' }),
    fieldWidth: length({ label: 'Breite der Fläche', unit: 'm', least: 1000, most: 12000, step: 50, initial: 4000, source: 'Annahme' }),
  },
  rules: [slabThicknessRule(12, 'Zwölftel')],
  pieces: slabPieces,
  sums: slabSums,
  laying: slabField,
  tender: ({ length: long, width, joint, bed, fieldLength, fieldWidth }) => ({
    title: 'Plattenbelag im Freien, im Splittbett',
    quantity: (fieldLength * fieldWidth) / 1e6,
    fields: { Format: `${long}\u00a0×\u00a0${width}\u00a0mm`, Fugenbreite: `${joint}\u00a0mm`, Bettdicke: `${bed}\u00a0mm` },
  }),
});
