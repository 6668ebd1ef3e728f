import { thick, tolerance, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  load: { said: 'auflager' },
  falls: { drawn: 'Gefälle der Trittflächen im Schnitt' },
  joints: { drawn: 'Fugen von 5 mm zwischen den Stufen im Schnitt' },
  movement: { notOurs: 'Trennfugen des Laufs gehören zum Rohbau' },
  tolerance,
  fixing: { said: 'auflager' },
  deflection: { said: 'dicke' },
  edge: { drawn: 'Fase der Vorderkante im Schnitt' },
  grain: thick,
  transport: { said: 'heben' },
  thermal: { notOurs: 'kurze Stücke mit Fuge an jedem Stoss' },
};
