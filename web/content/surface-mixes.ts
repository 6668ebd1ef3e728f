import type { FinishId } from '../../shared/atelier/materials.ts';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import type { ColourGroupId } from './surface-card.ts';

/** A mix with the finishes that it is shown in. */
interface Mix {
  readonly name: string;
  readonly colour: ColourGroupId;
  readonly recipe: Omit<Recipe, 'finish'>;
  readonly finishes: readonly [FinishId, ...FinishId[]];
}

const base = { pigment: 'ohne', dose: 0, format: '600x400', pattern: 'kreuz', jointMm: 3 } as const;

/** The mixes of the material library, in its order. */
export const mixes: readonly Mix[] = [
  {
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
    finishes: ['geschliffen', 'gestrahlt'],
  },
  {
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
    finishes: ['poliert'],
  },
  {
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
    finishes: ['poliert', 'geschliffen'],
  },
  {
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
    finishes: ['gewaschen'],
  },
  {
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
    finishes: ['gestrahlt'],
  },
  {
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
    finishes: ['geschliffen', 'fein-gestockt'],
  },
  {
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
    finishes: ['poliert'],
  },
  {
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
    finishes: ['seidenmatt'],
  },
  {
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
    finishes: ['poliert'],
  },
  {
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
    finishes: ['gestrahlt'],
  },
  {
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
    finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt'],
  },
  {
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
    finishes: ['seidenmatt'],
  },
  {
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
    finishes: ['gewaschen', 'geschliffen'],
  },
  {
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
    finishes: ['seidenmatt'],
  },
  {
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
    finishes: ['geschliffen', 'fein-gestockt'],
  },
  {
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
    finishes: ['gewaschen'],
  },
  {
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
    finishes: ['poliert'],
  },
];
