import { cladding } from '../../facts/elements.ts';
import { figure } from '../../language.ts';
import { definePlan, factLength, length, type Values } from '../../plans/define-plan.ts';
import { measured } from '../../plans/figures.ts';
import { jointRule } from '../../plans/joint-rules.ts';
import { layRows } from '../../plans/laying.ts';
import { areaWeightText, BULK_DENSITY, onSite } from '../../plans/quantities.ts';
import { areaRule, fieldSums, movementRule, thermalRule } from '../../plans/slabs.ts';
import { thicknessRule } from '../../plans/thickness-rule.ts';
import { ventilationRule } from '../../plans/ventilation-rule.ts';
import { facts, uses } from './facts.ts';

/** Index of the option of `fixing`. */
export const GLUED = 1;
const OFFSETS = [1 / 2, 0];

/** What fresh adhesive holds until it is firm: an assumption of the planner, in kg. */
const MOST_GLUED_KG = 50;
/** Around the dowel of an anchor there is stone enough, in millimetres. */
const LEAST_ANCHORED = 50;
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
  number: 5,
  uses,
  element: { ...cladding, group: 'I' },
  parameters: {
    fixing: {
      kind: 'choice',
      label: 'Befestigung',
      options: facts.fixing.oneOf,
      initial: 0,
      source: 'data',
      fact: 'fixing',
    },
    length: length({
      label: 'Plattenlänge',
      unit: 'mm',
      least: 300,
      most: 1200,
      step: 50,
      initial: 800,
    }),
    height: length({
      label: 'Plattenhöhe',
      unit: 'mm',
      least: 200,
      most: 800,
      step: 50,
      initial: 400,
    }),
    thickness: factLength('thickness', facts.thickness, 5),
    joint: length({ label: 'Fuge', unit: 'mm', least: 4, most: 12, step: 1, initial: 8 }),
    gap: length({
      label: 'Luftraum',
      unit: 'mm',
      least: 20,
      most: 60,
      step: 5,
      initial: 40,
      appliesTo: ({ fixing }) => fixing !== GLUED,
    }),
    pattern: {
      kind: 'choice',
      label: 'Verband',
      options: ['Läuferverband', 'Plattenraster'],
      initial: 0,
    },
    fieldLength: length({
      label: 'Länge der Mauer',
      unit: 'm',
      least: 1000,
      most: 20000,
      step: 50,
      initial: 8000,
    }),
    fieldHeight: length({
      label: 'Höhe der Mauer',
      unit: 'm',
      least: 600,
      most: 4000,
      step: 50,
      initial: 2000,
    }),
  },
  rules: [
    {
      kind: 'limit',
      id: 'ankerdorn',
      label: 'Ankerdorn',
      topic: 'fixing',
      asks: `Mechanisch befestigte Platten sind mindestens ${LEAST_ANCHORED}\u00a0mm dick.`,
      of: 'Dicke und Befestigung',
      source: 'ruleOfThumb',
      adjusts: ['thickness', 'fixing'],
      applies: ({ fixing }) => fixing !== GLUED,
      measure: ({ thickness }) => ({ value: thickness, least: LEAST_ANCHORED }),
      says: {
        met: ({ thickness }) => `${thickness}\u00a0mm Dicke, verlangt ${LEAST_ANCHORED}\u00a0mm`,
        missed: ({ thickness }) => `Mit ${thickness}\u00a0mm hat der Ankerdorn nicht ringsum genügend Beton.`,
      },
    },
    thicknessRule<'length' | 'height'>({
      part: 20,
      side: ({ length: long, height }) => Math.max(long, height),
      sideName: 'longer',
      piece: ({ length: long, height }) => `Eine Platte von ${long}\u00a0×\u00a0${height}\u00a0mm`,
      unit: 'mm',
    }),
    {
      kind: 'limit',
      id: 'klebegewicht',
      label: 'Geklebtes Gewicht',
      topic: 'weight',
      asks: `Geklebt wird höchstens, was ${MOST_GLUED_KG}\u00a0kg wiegt; schwerere Platten sind mechanisch befestigt.`,
      source: 'assumption',
      of: 'Format, Dicke und Befestigung',
      adjusts: ['fixing', 'length'],
      applies: ({ fixing }) => fixing === GLUED,
      measure: (values) => ({ value: weightOf(values), most: MOST_GLUED_KG }),
      says: {
        met: (values) => `${figure(weightOf(values), 1)}\u00a0kg, höchstens ${MOST_GLUED_KG}\u00a0kg`,
        missed: (values) => `Eine Platte wiegt ${figure(weightOf(values), 1)}\u00a0kg.`,
      },
    },
    {
      kind: 'limit',
      id: 'klebehoehe',
      label: 'Geklebte Höhe',
      topic: 'fixing',
      asks: `Geklebt wird bis ${measured(MOST_GLUED_HEIGHT, 'm')}; höher werden Platten mechanisch befestigt.`,
      source: 'assumption',
      of: 'Höhe der Mauer und Befestigung',
      adjusts: ['fixing', 'fieldHeight'],
      applies: ({ fixing }) => fixing === GLUED,
      measure: ({ fieldHeight }) => ({ value: fieldHeight, most: MOST_GLUED_HEIGHT }),
      says: {
        met: ({ fieldHeight }) => `${measured(fieldHeight, 'm')}, höchstens ${measured(MOST_GLUED_HEIGHT, 'm')}`,
        missed: ({ fieldHeight }) => `Die Mauer ist ${measured(fieldHeight, 'm')} hoch.`,
      },
    },
    { ...ventilationRule, applies: ({ values }) => values['fixing'] !== GLUED },
    jointRule<'fixing'>({
      kind: () => 'wall',
      bed: ({ values: { fixing } }) => (fixing === GLUED ? 'geklebt' : 'an Ankern'),
      source: 'Fachregeln für Bekleidungen',
    }),
    areaRule('Mauer und Fundament nachzuweisen'),
    {
      id: 'befestigung',
      label: 'Befestigung',
      topic: 'fixing',
      asks: 'Anker oder Kleber halten jede Platte auf diesem Untergrund, auch gegen Wind.',
      of: 'Befestigung, Gewicht und Höhe der Mauer',
      source: 'Statik',
      says: {
        open: ({ values: { fixing, thickness, fieldHeight }, quantities: { heaviest } }) =>
          fixing === GLUED
            ? `geklebt, ${areaWeightText(thickness)}, Platte ${onSite.weight(heaviest.weight)}, bis ${measured(fieldHeight, 'm')} hoch; Haftung, Verformung und Frost auf diesem Untergrund nachweisen`
            : `mechanisch, Platte ${onSite.weight(heaviest.weight)}, bis ${measured(fieldHeight, 'm')} hoch; Anker auf Eigengewicht und Wind bemessen`,
      },
    },
    {
      id: 'fusspunkt',
      label: 'Fusspunkt',
      topic: 'support',
      asks: 'Die unterste Reihe ist gehalten und steht nicht im Spritzwasser.',
      of: 'Befestigung',
      source: 'Statik',
      says: {
        open: ({ values: { fixing } }) =>
          fixing === GLUED
            ? 'unterste Reihe auf Auflagerwinkel gezeichnet, der bis zum Erhärten trägt; ihn bemessen'
            : 'unterste Reihe an Ankern gezeichnet, nicht abgestellt; Abstand zum Boden und Spritzwasser klären',
      },
    },
    {
      id: 'mauerkrone',
      label: 'Mauerkrone',
      topic: 'drainage',
      asks: 'Wasser läuft weder von oben noch aus der Mauer hinter die Platten.',
      of: 'Befestigung',
      source: 'Fachregeln für Bekleidungen',
      says: {
        open: ({ values: { fixing } }) =>
          `Abdeckung mit Tropfkante${fixing === GLUED ? ' und Abdichtung gegen Wasser aus der Mauer' : ''} klären, nicht gezeichnet`,
      },
    },
    movementRule('die Bewegungsfugen der Mauer laufen durch, Lage klären', 'Statik der Mauer'),
    thermalRule<'length' | 'height'>(
      ({ length: long, height }) => Math.max(long, height),
      'Anker verschieblich oder Kleber verformbar',
    ),
  ],
  layout: layField,
  sums: fieldSums,
  place: () => 'wall',
  tender: ({ fixing, length: long, height, joint, gap, fieldLength, fieldHeight }) => ({
    position: fixing === GLUED ? 'glued' : 'fastened',
    quantity: (fieldLength * fieldHeight) / 1e6,
    fields: {
      format: `${long}\u00a0×\u00a0${height}\u00a0mm`,
      wallHeight: measured(fieldHeight, 'm'),
      jointWidth: `${joint}\u00a0mm`,
      ...(fixing !== GLUED && { airGap: `${gap}\u00a0mm` }),
    },
  }),
});
