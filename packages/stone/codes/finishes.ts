/** How the face of a slab is finished, as a German text says it. Apart from the materials: most pages name finishes, few list materials. */
export const finishNames = {
  geschliffen: 'geschliffen',
  gestrahlt: 'gestrahlt',
  'fein-gestockt': 'fein gestockt',
  seidenmatt: 'seidenmatt',
  gewaschen: 'gewaschen',
  poliert: 'poliert',
} as const;
export type FinishId = keyof typeof finishNames;
