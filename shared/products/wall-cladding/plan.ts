import { definePlan, length, type Values } from '../../planner/define-plan.ts';
import { layRows } from '../../planner/laying.ts';
import { fieldSums, piecesOfField } from '../../planner/slabs.ts';

/** Index of the option of `fixing`. */
export const GLUED = 1;
const OFFSETS = [1 / 2, 0];

type FieldValues = Values<'length' | 'height' | 'joint' | 'pattern' | 'fieldLength' | 'fieldHeight'>;

const field = ({ length: long, height, joint, pattern, fieldLength, fieldHeight }: FieldValues) =>
  layRows('Plattenplan, Ansicht', { width: fieldLength, height: fieldHeight, pieceWidth: long, pieceHeight: height, joint, offset: OFFSETS[pattern] ?? 0 });

export const plan = definePlan({
  page: 'wallCladding',
  number: 5,
  parameters: {
    fixing: { kind: 'choice', label: 'Befestigung', options: ['mechanisch', 'geklebt'], initial: 0, source: 'Technische Daten', fact: 'Befestigung' },
    length: length({ label: 'Plattenlänge', unit: 'mm', least: 300, most: 1200, step: 50, initial: 800, source: 'Annahme' }),
    height: length({ label: 'Plattenhöhe', unit: 'mm', least: 200, most: 800, step: 50, initial: 400, source: 'Annahme' }),
    thickness: length({ label: 'Dicke', unit: 'mm', least: 40, most: 80, step: 5, initial: 60, source: 'Technische Daten', fact: 'Dicke' }),
    joint: length({ label: 'Fuge', unit: 'mm', least: 4, most: 12, step: 1, initial: 8, source: 'Annahme' }),
    gap: length({ label: 'Luftraum', unit: 'mm', least: 20, most: 60, step: 5, initial: 40, source: 'Annahme', appliesTo: ({ fixing }) => fixing !== GLUED }),
    pattern: { kind: 'choice', label: 'Verband', options: ['Läuferverband', 'Plattenraster'], initial: 0, source: 'Annahme' },
    fieldLength: length({ label: 'Länge der Mauer', unit: 'm', least: 1000, most: 20000, step: 50, initial: 8000, source: 'Annahme' }),
    fieldHeight: length({ label: 'Höhe der Mauer', unit: 'm', least: 600, most: 4000, step: 50, initial: 2000, source: 'Annahme' }),
  },
  rules: [
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'fixing'],
      holds: ({ fixing, thickness }) => fixing === GLUED || thickness >= 50,
      says: ({ thickness }) => `Mit ${thickness}\u00a0mm hat der Ankerdorn nicht ringsum genügend Beton: Mechanisch befestigte Platten sind mindestens 50\u00a0mm dick.`,
    },
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'length'],
      holds: ({ length: long, height, thickness }) => thickness * 20 >= Math.max(long, height),
      says: ({ length: long, height, thickness }) =>
        `Eine Platte von ${long}\u00a0×\u00a0${height}\u00a0mm ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens ein Zwanzigstel der längeren Seite.`,
    },
  ],
  pieces: (values) => piecesOfField(field(values), values.thickness, 'Platte', 'Passstück'),
  sums: (values) => fieldSums(field(values)),
  laying: field,
  tender: ({ fixing, length: long, height, joint, fieldLength, fieldHeight }) => ({
    title: fixing === GLUED ? 'Mauerverkleidung, geklebt' : 'Mauerverkleidung, mechanisch befestigt',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: { Format: `${long}\u00a0×\u00a0${height}\u00a0mm`, Fugenbreite: `${joint}\u00a0mm` },
  }),
});
