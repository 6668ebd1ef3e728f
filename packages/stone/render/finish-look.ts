import type { FinishId } from '../codes/finishes.ts';

/** What a finish does to the surface, for the shaders. Lengths in mm, all else 0 to 1. */
export interface FinishLook {
  /** Depth of the binder below the stones. */
  readonly recess: number;
  /** Depth of a stone's rim below its crown, at most. */
  readonly dome: number;
  /** Height of the fine roughness. */
  readonly grit: number;
  /** Depth of the hammer's craters. */
  readonly crater: number;
  /** How much lighter the bared binder is. */
  readonly bared: number;
  /** How much the broken skin of a stone pales its colour. */
  readonly pale: number;
  /** How much deeper colours are where the surface no longer scatters light. */
  readonly depth: number;
  /** Microfacets too fine to be drawn: 0 is a mirror. */
  readonly roughness: number;
}

const flat = { recess: 0, dome: 0, grit: 0, crater: 0, bared: 0, pale: 0 };

export const finishLooks: Readonly<Record<FinishId, FinishLook>> = {
  geschliffen: { ...flat, depth: 0, roughness: 0.62 },
  seidenmatt: { ...flat, depth: 0.35, roughness: 0.27 },
  poliert: { ...flat, depth: 0.75, roughness: 0.05 },
  gestrahlt: { recess: 0.35, dome: 0.22, grit: 0.16, crater: 0, bared: 0.18, pale: 0.1, depth: 0, roughness: 0.95 },
  'fein-gestockt': {
    recess: 0.12,
    dome: 0,
    grit: 0.18,
    crater: 0.85,
    bared: 0.22,
    pale: 0.2,
    depth: 0,
    roughness: 0.95,
  },
  gewaschen: { recess: 1.5, dome: 1.6, grit: 0.05, crater: 0, bared: 0.1, pale: 0, depth: 0.12, roughness: 0.7 },
};
