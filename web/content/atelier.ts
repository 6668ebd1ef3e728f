import type { Recipe } from '@works/stone/codes/recipe';

/** A recipe to begin with. */
interface Preset {
  readonly name: string;
  readonly recipe: Recipe;
}

const start = { pigment: 'ohne', dose: 0, format: '600x400', pattern: 'kreuz', jointMm: 3, seed: 1 } as const;

/** The first three are the slabs of the picture «terrazzo», the fourth the mix of the finishes' close-ups. */
export const presets: readonly [Preset, ...Preset[]] = [
  {
    name: 'Heller Terrazzo',
    recipe: {
      ...start,
      binder: 'weiss',
      aggregates: [
        { stone: 'marmorWeiss', band: 'mittel', share: 25 },
        { stone: 'kalkCreme', band: 'fein', share: 10 },
        { stone: 'marmorGrau', band: 'fein', share: 10 },
        { stone: 'basalt', band: 'grob', share: 5 },
      ],
      finish: 'poliert',
    },
  },
  {
    name: 'Warmer Terrazzo',
    recipe: {
      ...start,
      binder: 'weiss',
      pigment: 'braun',
      dose: 1,
      aggregates: [
        { stone: 'kalkCreme', band: 'grob', share: 25 },
        { stone: 'kalkGelb', band: 'mittel', share: 15 },
        { stone: 'marmorRot', band: 'fein', share: 5 },
        { stone: 'kalkRosa', band: 'mittel', share: 10 },
      ],
      finish: 'geschliffen',
    },
  },
  {
    name: 'Dunkler Terrazzo',
    recipe: {
      ...start,
      binder: 'grau',
      pigment: 'schwarz',
      dose: 4,
      aggregates: [
        { stone: 'basalt', band: 'grob', share: 25 },
        { stone: 'marmorGrau', band: 'mittel', share: 15 },
        { stone: 'marmorWeiss', band: 'mittel', share: 10 },
        { stone: 'granit', band: 'fein', share: 10 },
      ],
      finish: 'poliert',
      format: '600x600',
    },
  },
  {
    name: 'Flusskies, gewaschen',
    recipe: {
      ...start,
      binder: 'grau',
      aggregates: [
        { stone: 'flusskies', band: 'mittel', share: 45 },
        { stone: 'flusskies', band: 'fein', share: 20 },
      ],
      finish: 'gewaschen',
      format: '400x400',
      jointMm: 5,
    },
  },
  {
    name: 'Granit, fein gestockt',
    recipe: {
      ...start,
      binder: 'grau',
      aggregates: [
        { stone: 'granit', band: 'mittel', share: 30 },
        { stone: 'quarzkies', band: 'fein', share: 20 },
        { stone: 'basalt', band: 'fein', share: 5 },
      ],
      finish: 'fein-gestockt',
      format: '800x400',
      pattern: 'drittel',
      jointMm: 8,
    },
  },
  {
    name: 'Serpentin auf Weiss',
    recipe: {
      ...start,
      binder: 'weiss',
      aggregates: [
        { stone: 'serpentin', band: 'grob', share: 30 },
        { stone: 'serpentin', band: 'fein', share: 10 },
        { stone: 'marmorWeiss', band: 'mittel', share: 20 },
      ],
      finish: 'seidenmatt',
      format: '600x600',
    },
  },
  {
    name: 'Roter Marmor auf Rosa',
    recipe: {
      ...start,
      binder: 'weiss',
      pigment: 'rot',
      dose: 2,
      aggregates: [
        { stone: 'marmorRot', band: 'grob', share: 25 },
        { stone: 'kalkRosa', band: 'mittel', share: 20 },
        { stone: 'marmorWeiss', band: 'fein', share: 10 },
      ],
      finish: 'seidenmatt',
      format: '300x300',
      jointMm: 2,
    },
  },
  {
    name: 'Porphyr, gestrahlt',
    recipe: {
      ...start,
      binder: 'grau',
      pigment: 'braun',
      dose: 1,
      aggregates: [
        { stone: 'porphyr', band: 'mittel', share: 35 },
        { stone: 'porphyr', band: 'fein', share: 15 },
        { stone: 'granit', band: 'fein', share: 5 },
      ],
      finish: 'gestrahlt',
      format: '600x300',
      pattern: 'halb',
      jointMm: 5,
    },
  },
];

export const atelierWords = {
  presets: 'Ausgangsrezepturen',
  binder: 'Bindemittel',
  cement: 'Zement',
  pigment: 'Pigment',
  dose: 'Pigmentanteil, bezogen auf den Zement',
  aggregates: 'Gesteinskörnung',
  aggregatesNote: 'Anteile an der geschliffenen Fläche; der Rest ist Bindemittel mit Sand.',
  stone: 'Gestein',
  band: 'Korn',
  share: 'Anteil',
  add: 'Körnung hinzufügen',
  /** As a screen reader says it. */
  percent: (value: number) => `${value} Prozent`,
  remove: 'Entfernen',
  total: (stones: number) => `Gestein ${stones} %, Bindemittel mit Sand ${100 - stones} %`,
  finish: 'Oberfläche',
  laying: 'Format und Fuge',
  format: 'Format',
  pattern: 'Verband',
  joint: 'Fuge',
  arrangement: 'Andere Anordnung der Körner',
  slab: 'Platte',
  area: 'Fläche 3 × 3\u00a0m',
  viewLabel: 'Ansicht',
  stageLabel: 'Ansicht der Platte. Pfeiltasten verschieben, Plus und Minus vergrössern und verkleinern.',
  nearer: 'Vergrössern',
  farther: 'Verkleinern',
  whole: 'Ganz',
  trueScale: '1 : 1',
  trueScaleLabel: 'Wahre Grösse',
  still: 'Standbild: Dieser Browser zeigt keine räumliche Darstellung.',
  drawing: 'Das Bild wird gezeichnet …',
  scaleNote: 'Die Münze ist ein Einfränkler, 23.2\u00a0mm.',
  areaNote: 'Fläche von 3 × 3\u00a0m mit Fugenbild.',
  recipe: 'Ihre Rezeptur',
  code: 'Code',
  codeEntry: 'Code einer Rezeptur eingeben',
  codeApply: 'Übernehmen',
  codeWrong: 'Dieser Code steht für keine Rezeptur. Prüfen Sie ihn Zeichen für Zeichen.',
  wrongCode:
    'Der Code in der Adresse steht für keine Rezeptur. Prüfen Sie ihn Zeichen für Zeichen. Gezeigt wird die erste Ausgangsrezeptur.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Bitte kopieren Sie den Link aus der Adresszeile.',
  order: 'Als Sonderauswahl anfragen',
  honest:
    'Die Rezepturen sind Beispiele; ob sich eine herstellen lässt, bestätigen wir auf Anfrage. Bildschirme geben Farbe, Glanz und Relief verschieden wieder, und Gestein ist ein Naturprodukt. Massgebend ist das Handmuster.',
} as const;
