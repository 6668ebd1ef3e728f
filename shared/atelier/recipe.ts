import type { BandId, BinderId, FinishId, FormatId, JointMm, PatternId, PigmentId, StoneId } from './materials.ts';

/** A surface as the Werkstein-Atelier composes it: the same recipe is the same slab everywhere, stone by stone. */
export interface Recipe {
  readonly binder: BinderId;
  readonly pigment: PigmentId;
  /** Parts of pigment to a hundred parts of cement by mass; 0 exactly when `pigment` is `ohne`. */
  readonly dose: number;
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
export const MAX_AGGREGATES = 4;
export const SHARE_STEP = 5;
/** All stones together, % of the ground surface: below, it is no cast stone to look at; above, the binder no longer encloses each stone. */
export const MIN_TOTAL_SHARE = 20;
export const MAX_TOTAL_SHARE = 70;
