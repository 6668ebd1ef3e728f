import { tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  load: { notOurs: 'keine Standfläche für Arbeiten am Fenster' },
  movement: { said: 'waermedehnung' },
  tolerance,
  fixing: { said: 'auflager' },
  edge: { drawn: 'Vorderkante und Tropfkante im Schnitt' },
  transport: { said: 'stueck' },
  railing: { notOurs: 'Brüstungshöhe gehört zur Planung des Fensters' },
};
