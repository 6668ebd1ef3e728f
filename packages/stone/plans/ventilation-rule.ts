import type { Question } from './define-plan.ts';
import { measured } from './figures.ts';

/** Behind open joints, in millimetres. */
const LEAST_AIR = 40;
/** Up to this height no more is asked without a proof, in millimetres: an assumption. */
const LOW = 10_000;

type Name = 'gap' | 'fieldHeight';

const says: Question<Name>['says'] = {
  met: ({ values: { gap } }) => `${gap}\u00a0mm hinter offenen Fugen, verlangt ${LEAST_AIR}\u00a0mm`,
  missed: ({ values: { gap } }) =>
    `${gap}\u00a0mm hinter offenen Fugen, verlangt ${LEAST_AIR}\u00a0mm; Luftraum vergrössern oder Fugen schliessen`,
};

/** Air behind a cladding: rain that comes through open joints must not reach what is behind, and must dry. */
export const ventilationRule: Question<Name> = {
  id: 'luftraum',
  label: 'Luftraum',
  topic: 'drainage',
  asks: `Hinter offenen Fugen ist der Luftraum mindestens ${LEAST_AIR}\u00a0mm tief, an hohen Wänden mehr.`,
  of: 'Luftraum und Höhe der Wand',
  source: 'SIA\u00a0232/2',
  isToConfirm: true,
  measures: ({ values: { gap } }) => [{ value: gap, least: LEAST_AIR }],
  says,
};

/** The same behind walls that may be high. */
export const highVentilationRule: Question<Name> = {
  ...ventilationRule,
  measures: ({ values: { gap, fieldHeight } }) =>
    gap >= LEAST_AIR && fieldHeight > LOW ? undefined : [{ value: gap, least: LEAST_AIR }],
  says: {
    ...says,
    open: ({ values: { gap, fieldHeight } }) =>
      `${gap}\u00a0mm hinter offenen Fugen an ${measured(fieldHeight, 'm')} hoher Wand; Querschnitt, Zu- und Abluft nach der Höhe nachweisen`,
  },
};
