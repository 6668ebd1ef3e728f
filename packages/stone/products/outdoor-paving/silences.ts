import { bedded, level, smallLoads, tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  drainage: { said: 'gefaelle' },
  tolerance,
  deflection: bedded,
  edge: { notOurs: 'gefast; Bord und Randabschluss gehören zum Tiefbau' },
  transport: smallLoads,
  access: level,
};
