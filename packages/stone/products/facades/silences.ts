import { thick, tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  support: { said: 'befestigung' },
  joints: { drawn: 'Fugen mit Breite im Elementplan und im Schnitt' },
  tolerance,
  wind: { said: 'befestigung' },
  deflection: { said: 'befestigung' },
  edge: { drawn: 'Kanten im Schnitt' },
  grain: thick,
};
