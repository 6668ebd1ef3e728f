import { given, thick, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  support: { said: 'bemessung' },
  drainage: { notOurs: 'Abdeckung und Tropfkante gehören zur Planung des Bauteils' },
  movement: { said: 'waermedehnung' },
  tolerance: given,
  fixing: { said: 'bemessung' },
  wind: { said: 'bemessung' },
  deflection: { said: 'bemessung' },
  edge: { drawn: 'Fasen im Grundriss der Elemente' },
  railing: { notOurs: 'Brüstungen sind nicht im Planer' },
  grain: thick,
  fire: { notOurs: 'Feuerwiderstand folgt aus der Bemessung des Bauteils' },
};
