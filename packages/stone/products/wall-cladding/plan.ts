import { definePlan, factLength, length, type Values } from '../../plans/define-plan.ts';
import { figure, measured } from '../../plans/figures.ts';
import { layRows } from '../../plans/laying.ts';
import { areaWeightText, BULK_DENSITY, LOAD_PER_PERSON, onSite } from '../../plans/quantities.ts';
import { areaCheck, fieldSums, movementCheck } from '../../plans/slabs.ts';
import { facts } from './facts.ts';

/** Index of the option of `fixing`. */
export const GLUED = 1;
const OFFSETS = [1 / 2, 0];

/** Glued slabs are set by hand, by two persons. */
const MOST_GLUED_KG = 2 * LOAD_PER_PERSON;
/** Glued slabs stand low enough that a falling one does no harm: an assumption of the planner, in millimetres. */
const MOST_GLUED_HEIGHT = 2000;

/** Of a whole slab, in kg. */
const weightOf = ({ length: long, height, thickness }: Values<'length' | 'height' | 'thickness'>) =>
  (long * height * thickness * BULK_DENSITY) / 1e9;

type FieldValues = Values<'length' | 'height' | 'thickness' | 'joint' | 'pattern' | 'fieldLength' | 'fieldHeight'>;

const layField = ({ length: long, height, thickness, joint, pattern, fieldLength, fieldHeight }: FieldValues) =>
  layRows({
    title: 'Plattenplan, Ansicht',
    width: fieldLength,
    height: fieldHeight,
    pieceWidth: long,
    pieceHeight: height,
    thickness,
    joint,
    offset: OFFSETS[pattern] ?? 0,
    whole: 'Platte',
    cut: 'Passstück',
  });

export const plan = definePlan({
  product: 'wallCladding',
  parameters: {
    fixing: {
      kind: 'choice',
      label: 'Befestigung',
      options: facts.fixing.oneOf,
      initial: 0,
      source: 'Technische Daten',
      fact: 'fixing',
    },
    length: length({
      label: 'Plattenlänge',
      unit: 'mm',
      least: 300,
      most: 1200,
      step: 50,
      initial: 800,
      source: 'Annahme',
    }),
    height: length({
      label: 'Plattenhöhe',
      unit: 'mm',
      least: 200,
      most: 800,
      step: 50,
      initial: 400,
      source: 'Annahme',
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 4, most: 12, step: 1, initial: 8, source: 'Annahme' }),
    gap: length({
      label: 'Luftraum',
      unit: 'mm',
      least: 20,
      most: 60,
      step: 5,
      initial: 40,
      source: 'Annahme',
      appliesTo: ({ fixing }) => fixing !== GLUED,
    }),
    pattern: {
      kind: 'choice',
      label: 'Verband',
      options: ['Läuferverband', 'Plattenraster'],
      initial: 0,
      source: 'Annahme',
    },
    fieldLength: length({
      label: 'Länge der Mauer',
      unit: 'm',
      least: 1000,
      most: 20000,
      step: 50,
      initial: 8000,
      source: 'Annahme',
    }),
    fieldHeight: length({
      label: 'Höhe der Mauer',
      unit: 'm',
      least: 600,
      most: 4000,
      step: 50,
      initial: 2000,
      source: 'Annahme',
    }),
  },
  rules: [
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'fixing'],
      holds: ({ fixing, thickness }) => fixing === GLUED || thickness >= 50,
      says: ({ thickness }) =>
        `Mit ${thickness}\u00a0mm hat der Ankerdorn nicht ringsum genügend Beton: Mechanisch befestigte Platten sind mindestens 50\u00a0mm dick.`,
    },
    {
      source: 'Faustregel',
      adjusts: ['thickness', 'length'],
      holds: ({ length: long, height, thickness }) => thickness * 20 >= Math.max(long, height),
      says: ({ length: long, height, thickness }) =>
        `Eine Platte von ${long}\u00a0×\u00a0${height}\u00a0mm ist mit ${thickness}\u00a0mm zu dünn: Die Dicke beträgt mindestens ein Zwanzigstel der längeren Seite.`,
    },
    {
      source: 'Annahme',
      adjusts: ['fixing', 'length'],
      holds: (values) => values.fixing !== GLUED || weightOf(values) <= MOST_GLUED_KG,
      says: (values) =>
        `Eine Platte wiegt ${figure(weightOf(values), 1)}\u00a0kg. Geklebt wird höchstens, was zwei Personen ansetzen können, ${MOST_GLUED_KG}\u00a0kg; schwerere Platten sind mechanisch befestigt. Der Nachweis von Kleber und Untergrund ist in jedem Fall zu klären.`,
    },
    {
      source: 'Annahme',
      adjusts: ['fixing', 'fieldHeight'],
      holds: ({ fixing, fieldHeight }) => fixing !== GLUED || fieldHeight <= MOST_GLUED_HEIGHT,
      says: ({ fieldHeight }) =>
        `Die Mauer ist ${fieldHeight / 1000}\u00a0m hoch. Geklebt wird bis ${MOST_GLUED_HEIGHT / 1000}\u00a0m; höher werden Platten mechanisch befestigt. Der Nachweis von Kleber und Untergrund ist in jedem Fall zu klären.`,
    },
  ],
  layout: layField,
  sums: fieldSums,
  place: () => 'wall',
  checks: ({ fixing, thickness, fieldHeight }, { heaviest }, layout) => [
    areaCheck(thickness, 'Mauer und Fundament nachzuweisen'),
    fixing === GLUED
      ? {
          label: 'Befestigung',
          text: `geklebt, ${areaWeightText(thickness)}, Platte ${onSite.weight(heaviest.weight)}, bis ${measured(fieldHeight, 'm')} hoch; Haftung, Verformung und Frost auf diesem Untergrund nachweisen`,
          isOpen: true,
          source: 'Kleber und Untergrund',
        }
      : {
          label: 'Befestigung',
          text: `mechanisch, Platte ${onSite.weight(heaviest.weight)}, bis ${measured(fieldHeight, 'm')} hoch; Anker bemessen`,
          isOpen: true,
          source: 'Statik',
        },
    {
      label: 'Fusspunkt',
      text:
        fixing === GLUED
          ? 'unterste Reihe auf Auflagerwinkel gezeichnet, der bis zum Erhärten trägt; ihn bemessen'
          : 'unterste Reihe an Ankern gezeichnet, nicht abgestellt; Abstand zum Boden und Spritzwasser klären',
      isOpen: true,
      source: 'Statik',
    },
    movementCheck(layout, 'die Bewegungsfugen der Mauer laufen durch, Lage klären', 'Statik der Mauer'),
  ],
  tender: ({ fixing, length: long, height, joint, fieldLength, fieldHeight }) => ({
    title: fixing === GLUED ? 'Mauerverkleidung, geklebt' : 'Mauerverkleidung, mechanisch befestigt',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: {
      Format: `${long}\u00a0×\u00a0${height}\u00a0mm`,
      Wandhöhe: measured(fieldHeight, 'm'),
      Fugenbreite: `${joint}\u00a0mm`,
    },
  }),
});
