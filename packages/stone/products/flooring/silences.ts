import { level, smallLoads, tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  tolerance,
  deflection: { said: 'flaechengewicht' },
  edge: { notOurs: 'Kante nach Muster, im Verlegeplan nicht sichtbar' },
  transport: smallLoads,
  access: level,
  thermal: { said: 'bewegungsfugen' },
};
