import { definePlan, length } from '../../planner/define-plan.ts';
import { slabField, slabPieces, slabSums, slabThicknessRule } from '../../planner/slabs.ts';

export const plan = definePlan({
  page: 'flooring',
  number: 1,
  parameters: {
    length: length({ label: 'Plattenlänge', unit: 'mm', least: 300, most: 1200, step: 50, initial: 600, source: 'Annahme' }),
    width: length({ label: 'Plattenbreite', unit: 'mm', least: 200, most: 1200, step: 50, initial: 600, source: 'Annahme' }),
    thickness: length({ label: 'Dicke', unit: 'mm', least: 20, most: 40, step: 5, initial: 30, source: 'Technische Daten', fact: 'Dicke' }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 2, most: 8, step: 1, initial: 3, source: 'Annahme' }),
    bed: length({ label: 'Kleber', unit: 'mm', least: 2, most: 10, step: 1, initial: 5, source: 'Verlegung', fact: 'Kleber' }),
    pattern: { kind: 'choice', label: 'Verband', options: ['Kreuzfuge', 'Halbverband', 'Drittelverband'], initial: 0, source: 'Annahme' },
    fieldLength: length({ label: 'Länge des Raums', unit: 'm', least: 1000, most: 12000, step: 50, initial: 5000, source: 'Annahme' }),
    fieldWidth: length({ label: 'Breite des Raums', unit: 'm', least: 1000, most: 12000, step: 50, initial: 4000, source: 'Annahme' }),
    screed: length({ label: 'Unterlagsboden', unit: 'mm', least: 70, most: 100, step: 5, initial: 80, source: 'Annahme' }),
    insulation: length({ label: 'Dämmung', unit: 'mm', least: 30, most: 100, step: 10, initial: 40, source: 'Annahme' }),
  },
  rules: [slabThicknessRule(30, 'Dreissigstel')],
  pieces: slabPieces,
  sums: slabSums,
  laying: slabField,
  tender: ({ length: long, width, joint, bed, fieldLength, fieldWidth }) => ({
    title: 'Bodenbelag im Innern, geklebt',
    quantity: (fieldLength * fieldWidth) / 1e6,
    fields: { Format: `${long}\u00a0×\u00a0${width}\u00a0mm`, Fugenbreite: `${joint}\u00a0mm`, Bettdicke: `${bed}\u00a0mm` },
  }),
});
