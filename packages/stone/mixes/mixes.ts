import type { FinishId } from '../codes/finishes.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { ColourGroupId } from './surface-card.ts';

/**
 * A mix with the finishes that it is shown in, each with the number of the surface. Numbers are in orders, links and on samples: a new
 * surface takes the next one, and none is given twice.
 */
interface Mix {
  /** Begins the addresses of its surfaces: stays when the name changes. */
  readonly id: string;
  readonly name: string;
  readonly colour: ColourGroupId;
  readonly recipe: Omit<Recipe, 'finish'>;
  readonly numbers: Readonly<Partial<Record<FinishId, number>>>;
}

const base = { pigment: 'ohne', dose: 0, format: '600x400', pattern: 'kreuz', jointMm: 3 } as const;

/** The mixes of the material library, in its order. */
export const mixes: readonly Mix[] = [
  {
    id: 'weiss-fein',
    name: 'Weiss fein',
    colour: 'hell',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'marmorWeiss', band: 'fein', share: 45 },
        { stone: 'marmorGrau', band: 'fein', share: 5 },
      ],
      seed: 11,
    },
    numbers: { geschliffen: 1, gestrahlt: 2 },
  },
  {
    id: 'weiss-grob',
    name: 'Weiss grob',
    colour: 'hell',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'marmorWeiss', band: 'grob', share: 35 },
        { stone: 'marmorWeiss', band: 'mittel', share: 15 },
        { stone: 'marmorGrau', band: 'fein', share: 10 },
      ],
      seed: 12,
    },
    numbers: { poliert: 3 },
  },
  {
    id: 'weiss-bunt',
    name: 'Weiss bunt',
    colour: 'hell',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'marmorWeiss', band: 'mittel', share: 25 },
        { stone: 'kalkCreme', band: 'fein', share: 10 },
        { stone: 'marmorGrau', band: 'fein', share: 10 },
        { stone: 'basalt', band: 'mittel', share: 5 },
      ],
      seed: 1,
    },
    numbers: { poliert: 4, geschliffen: 5 },
  },
  {
    id: 'kies-hell',
    name: 'Kies hell',
    colour: 'hell',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'quarzkies', band: 'mittel', share: 45 },
        { stone: 'quarzkies', band: 'fein', share: 20 },
      ],
      seed: 5,
    },
    numbers: { gewaschen: 6 },
  },
  {
    id: 'creme-fein',
    name: 'Creme fein',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'kalkCreme', band: 'fein', share: 40 },
        { stone: 'quarzkies', band: 'fein', share: 10 },
      ],
      seed: 21,
    },
    numbers: { gestrahlt: 7 },
  },
  {
    id: 'beige-mittel',
    name: 'Beige mittel',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'weiss',
      pigment: 'braun',
      dose: 0.5,
      aggregates: [
        { stone: 'kalkCreme', band: 'mittel', share: 25 },
        { stone: 'kalkGelb', band: 'mittel', share: 15 },
        { stone: 'quarzkies', band: 'fein', share: 15 },
      ],
      seed: 22,
    },
    numbers: { geschliffen: 8, 'fein-gestockt': 9 },
  },
  {
    id: 'ocker-grob',
    name: 'Ocker grob',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'weiss',
      pigment: 'braun',
      dose: 1,
      aggregates: [
        { stone: 'kalkGelb', band: 'grob', share: 20 },
        { stone: 'kalkCreme', band: 'grob', share: 15 },
        { stone: 'kalkRosa', band: 'mittel', share: 15 },
        { stone: 'marmorRot', band: 'fein', share: 5 },
      ],
      seed: 23,
    },
    numbers: { poliert: 10 },
  },
  {
    id: 'rosa-mittel',
    name: 'Rosa mittel',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'weiss',
      pigment: 'rot',
      dose: 0.5,
      aggregates: [
        { stone: 'kalkRosa', band: 'mittel', share: 30 },
        { stone: 'marmorWeiss', band: 'mittel', share: 15 },
        { stone: 'kalkCreme', band: 'fein', share: 10 },
      ],
      seed: 24,
    },
    numbers: { seidenmatt: 11 },
  },
  {
    id: 'rot-grob',
    name: 'Rot grob',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'weiss',
      pigment: 'rot',
      dose: 2.5,
      aggregates: [
        { stone: 'marmorRot', band: 'grob', share: 30 },
        { stone: 'kalkRosa', band: 'mittel', share: 15 },
        { stone: 'marmorWeiss', band: 'fein', share: 10 },
      ],
      seed: 25,
    },
    numbers: { poliert: 12 },
  },
  {
    id: 'braun-mittel',
    name: 'Braun mittel',
    colour: 'warm',
    recipe: {
      ...base,
      binder: 'grau',
      pigment: 'braun',
      dose: 1,
      aggregates: [
        { stone: 'porphyr', band: 'mittel', share: 35 },
        { stone: 'porphyr', band: 'fein', share: 15 },
        { stone: 'granit', band: 'fein', share: 5 },
      ],
      seed: 26,
    },
    numbers: { gestrahlt: 13 },
  },
  {
    id: 'grau-fein',
    name: 'Grau fein',
    colour: 'grau',
    recipe: {
      ...base,
      binder: 'grau',
      aggregates: [
        { stone: 'granit', band: 'fein', share: 30 },
        { stone: 'quarzkies', band: 'fein', share: 15 },
        { stone: 'basalt', band: 'fein', share: 5 },
      ],
      seed: 31,
    },
    numbers: { geschliffen: 14, gestrahlt: 15, 'fein-gestockt': 16 },
  },
  {
    id: 'grau-grob',
    name: 'Grau grob',
    colour: 'grau',
    recipe: {
      ...base,
      binder: 'grau',
      aggregates: [
        { stone: 'marmorGrau', band: 'grob', share: 30 },
        { stone: 'granit', band: 'mittel', share: 20 },
        { stone: 'marmorWeiss', band: 'fein', share: 10 },
      ],
      seed: 32,
    },
    numbers: { seidenmatt: 17 },
  },
  {
    id: 'kies-bunt',
    name: 'Kies bunt',
    colour: 'grau',
    recipe: {
      ...base,
      binder: 'grau',
      aggregates: [
        { stone: 'flusskies', band: 'mittel', share: 35 },
        { stone: 'flusskies', band: 'grob', share: 15 },
        { stone: 'flusskies', band: 'fein', share: 15 },
      ],
      seed: 33,
    },
    numbers: { gewaschen: 18, geschliffen: 19, gestrahlt: 25, 'fein-gestockt': 26, seidenmatt: 27, poliert: 28 },
  },
  {
    id: 'gruen-grob',
    name: 'Grün grob',
    colour: 'gruen',
    recipe: {
      ...base,
      binder: 'weiss',
      aggregates: [
        { stone: 'serpentin', band: 'grob', share: 30 },
        { stone: 'marmorWeiss', band: 'mittel', share: 20 },
        { stone: 'serpentin', band: 'fein', share: 10 },
      ],
      seed: 41,
    },
    numbers: { seidenmatt: 20 },
  },
  {
    id: 'anthrazit-fein',
    name: 'Anthrazit fein',
    colour: 'dunkel',
    recipe: {
      ...base,
      binder: 'grau',
      pigment: 'schwarz',
      dose: 3,
      aggregates: [
        { stone: 'basalt', band: 'fein', share: 40 },
        { stone: 'granit', band: 'fein', share: 10 },
      ],
      seed: 51,
    },
    numbers: { geschliffen: 21, 'fein-gestockt': 22 },
  },
  {
    id: 'anthrazit-mittel',
    name: 'Anthrazit mittel',
    colour: 'dunkel',
    recipe: {
      ...base,
      binder: 'grau',
      pigment: 'schwarz',
      dose: 2,
      aggregates: [
        { stone: 'basalt', band: 'mittel', share: 45 },
        { stone: 'basalt', band: 'fein', share: 15 },
      ],
      seed: 52,
    },
    numbers: { gewaschen: 23 },
  },
  {
    id: 'schwarz-weiss-grob',
    name: 'Schwarz-Weiss grob',
    colour: 'dunkel',
    recipe: {
      ...base,
      binder: 'grau',
      pigment: 'schwarz',
      dose: 4.5,
      aggregates: [
        { stone: 'basalt', band: 'grob', share: 20 },
        { stone: 'marmorWeiss', band: 'mittel', share: 15 },
        { stone: 'marmorGrau', band: 'mittel', share: 15 },
        { stone: 'marmorWeiss', band: 'fein', share: 5 },
      ],
      seed: 53,
    },
    numbers: { poliert: 24 },
  },
];
