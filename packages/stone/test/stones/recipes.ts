import * as fc from 'fast-check';
import { finishNames } from '../../codes/finishes.ts';
import {
  bands,
  binders,
  formats,
  jointsMm,
  patterns,
  pigments,
  stones,
  type BandId,
  type StoneId,
} from '../../codes/materials.ts';
import {
  DOSE_STEP,
  MAX_AGGREGATES,
  MAX_DOSE,
  MAX_TOTAL_SHARE,
  MIN_TOTAL_SHARE,
  SEEDS,
  SHARE_STEP,
  type Aggregate,
  type Recipe,
} from '../../codes/recipe.ts';
import { SEED } from '../seed.ts';

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>) => Object.keys(table) as Id[];
const oneOf = <Id extends string>(table: Readonly<Record<Id, unknown>>) => fc.constantFrom(...idsOf(table));
const kinds = idsOf<StoneId>(stones).flatMap((stone) => idsOf<BandId>(bands).map((band) => ({ stone, band })));

/** Aggregates that keep the limits, in any order. */
const anyAggregates: fc.Arbitrary<readonly Aggregate[]> = fc
  .shuffledSubarray(kinds, { minLength: 1, maxLength: MAX_AGGREGATES })
  .chain((own) => {
    const most = Math.floor(MAX_TOTAL_SHARE / SHARE_STEP / own.length);
    const least = Math.ceil(MIN_TOTAL_SHARE / SHARE_STEP / own.length);
    return fc.tuple(
      ...own.map((kind) =>
        fc.integer({ min: least, max: most }).map((steps) => ({ ...kind, share: steps * SHARE_STEP })),
      ),
    );
  });

const anyPigment = fc.oneof(
  fc.constant({ pigment: 'ohne' as const, dose: 0 }),
  fc.record({
    pigment: fc.constantFrom(...idsOf(pigments).filter((id) => id !== 'ohne')),
    dose: fc.integer({ min: 1, max: MAX_DOSE / DOSE_STEP }).map((steps) => steps * DOSE_STEP),
  }),
);

/** Any recipe that keeps the limits. */
export const anyRecipe: fc.Arbitrary<Recipe> = fc
  .record({
    binder: oneOf(binders),
    aggregates: anyAggregates,
    finish: oneOf(finishNames),
    format: oneOf(formats),
    pattern: oneOf(patterns),
    jointMm: fc.constantFrom(...jointsMm),
    seed: fc.integer({ min: 0, max: SEEDS - 1 }),
  })
  .chain((recipe) => anyPigment.map((pigment) => ({ ...recipe, ...pigment })));

/** Asserts something of recipes that keep the limits. @param numRuns how many of them are tried */
export const forRecipes = (numRuns: number, holds: (recipe: Recipe) => void): void =>
  fc.assert(fc.property(anyRecipe, holds), { numRuns, seed: SEED });

const plain = {
  binder: 'weiss',
  pigment: 'ohne',
  dose: 0,
  finish: 'geschliffen',
  format: '300x300',
  pattern: 'kreuz',
  jointMm: 3,
  seed: 0,
} as const;

/** A recipe of these aggregates, and for the rest the plainest. */
export const recipeOf = (aggregates: readonly Aggregate[], more: Partial<Recipe> = {}): Recipe => ({
  ...plain,
  aggregates,
  ...more,
});

/** Three recipes whose results are pinned: dense and fine, of all bands, and rounded. */
export const pinned = {
  dense: recipeOf([{ stone: 'basalt', band: 'fein', share: 70 }], {
    binder: 'grau',
    pigment: 'schwarz',
    dose: 2.5,
    finish: 'poliert',
    seed: 255,
  }),
  mixed: recipeOf(
    [
      { stone: 'marmorWeiss', band: 'grob', share: 30 },
      { stone: 'kalkGelb', band: 'mittel', share: 15 },
      { stone: 'serpentin', band: 'fein', share: 10 },
      { stone: 'basalt', band: 'fein', share: 5 },
    ],
    { pigment: 'gelb', dose: 0.5, finish: 'fein-gestockt', format: '600x400', pattern: 'halb', seed: 77 },
  ),
  rounded: recipeOf(
    [
      { stone: 'flusskies', band: 'grob', share: 35 },
      { stone: 'quarzkies', band: 'mittel', share: 20 },
    ],
    { finish: 'gewaschen', format: '800x400', pattern: 'drittel', jointMm: 8, seed: 1 },
  ),
} as const;
