import type { FinishId } from '@works/stone/codes/finishes';

/** The six finishes, in the order of their page, which says the rest (`finishes.ts`). */
export const finishTitles: Readonly<Record<FinishId, string>> = {
  geschliffen: 'Geschliffen',
  gestrahlt: 'Gestrahlt (sandgestrahlt)',
  'fein-gestockt': 'Fein gestockt',
  seidenmatt: 'Seidenmatt',
  gewaschen: 'Gewaschen',
  poliert: 'Poliert',
};
