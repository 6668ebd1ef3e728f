import { given, smallLoads, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  load: { said: 'auflager' },
  joints: { drawn: 'Fugen von 3 mm zwischen Tritt- und Setzstufen im Schnitt' },
  movement: { said: 'trittschall' },
  tolerance: given,
  fixing: { said: 'auflager' },
  deflection: { said: 'dicke' },
  transport: smallLoads,
  thermal: { notOurs: 'im Innern ohne Sonne und Frost' },
};
