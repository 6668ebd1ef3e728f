import { finishNames, type FinishId } from './finishes.ts';
import {
  bands,
  binders,
  formats,
  jointsMm,
  patterns,
  pigments,
  stones,
  type BandId,
  type BinderId,
  type FormatId,
  type JointMm,
  type PatternId,
  type PigmentId,
  type StoneId,
} from './materials.ts';

/** A surface as the Werkstein-Atelier composes it: the same recipe is the same slab everywhere, stone by stone. */
export interface Recipe {
  readonly binder: BinderId;
  readonly pigment: PigmentId;
  /** Parts of pigment to a hundred parts of cement by mass, a multiple of DOSE_STEP; 0 exactly when `pigment` is `ohne`. */
  readonly dose: number;
  /** Each stone and band at most once. Their order means nothing (`normalizeRecipe`). */
  readonly aggregates: readonly Aggregate[];
  readonly finish: FinishId;
  readonly format: FormatId;
  readonly pattern: PatternId;
  readonly jointMm: JointMm;
  /** Which of the possible arrangements of the stones, 0 to SEEDS - 1. */
  readonly seed: number;
}

export interface Aggregate {
  readonly stone: StoneId;
  readonly band: BandId;
  /** Part of the ground surface that these stones take, %; a multiple of SHARE_STEP. */
  readonly share: number;
}

export const SEEDS = 256;
export const MAX_DOSE = 5;
export const DOSE_STEP = 0.5;
export const MAX_AGGREGATES = 4;
export const SHARE_STEP = 5;
/** All stones together, % of the ground surface: below, it is no cast stone to look at; above, the binder no longer encloses each stone. */
export const MIN_TOTAL_SHARE = 20;
export const MAX_TOTAL_SHARE = 70;

/** Whether a recipe keeps all limits. Ids that are none make it impossible too, so that what was kept by an older page can be asked. */
export function isRecipe(recipe: Recipe): boolean {
  const { binder, pigment, dose, aggregates, finish, format, pattern, jointMm, seed } = recipe;
  const isKnown =
    Object.hasOwn(binders, binder) &&
    Object.hasOwn(pigments, pigment) &&
    Object.hasOwn(finishNames, finish) &&
    Object.hasOwn(formats, format) &&
    Object.hasOwn(patterns, pattern) &&
    jointsMm.includes(jointMm);
  const isDosed = (dose === 0) === (pigment === 'ohne') && isStep(dose, DOSE_STEP, 0, MAX_DOSE);
  return isKnown && isDosed && isStep(seed, 1, 0, SEEDS - 1) && areAggregates(aggregates);
}

/** Whether aggregates keep the limits, each and together. */
function areAggregates(aggregates: readonly Aggregate[]): boolean {
  const total = aggregates.reduce((sum, { share }) => sum + share, 0);
  const kinds = new Set(aggregates.map(({ stone, band }) => `${stone} ${band}`));
  return (
    aggregates.length <= MAX_AGGREGATES &&
    kinds.size === aggregates.length &&
    total >= MIN_TOTAL_SHARE &&
    total <= MAX_TOTAL_SHARE &&
    aggregates.every(
      ({ stone, band, share }) =>
        Object.hasOwn(stones, stone) &&
        Object.hasOwn(bands, band) &&
        isStep(share, SHARE_STEP, SHARE_STEP, MAX_TOTAL_SHARE),
    )
  );
}

/** The same recipe with its aggregates in the one order that its code has: the largest share first, equal ones by the alphabet of their ids. */
export function normalizeRecipe(recipe: Recipe): Recipe {
  return { ...recipe, aggregates: [...recipe.aggregates].sort(byShare) };
}

/** The order of aggregates. It must never change: codes and arrangements of stones depend on it. */
export function byShare(a: Aggregate, b: Aggregate): number {
  const [idA, idB] = [`${a.stone} ${a.band}`, `${b.stone} ${b.band}`];
  return b.share - a.share || (idA < idB ? -1 : 1);
}

/** Whether a number is within limits and a whole number of steps from 0. */
const isStep = (value: number, step: number, least: number, most: number) =>
  Number.isInteger(value / step) && value >= least && value <= most;
