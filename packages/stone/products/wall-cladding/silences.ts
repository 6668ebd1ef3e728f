import { smallLoads, tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  tolerance,
  wind: { said: 'befestigung' },
  deflection: { said: 'dicke' },
  edge: { notOurs: 'Kante nach Muster, scharf gezeichnet' },
  transport: smallLoads,
};
