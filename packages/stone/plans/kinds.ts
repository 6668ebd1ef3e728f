import { places } from '../facts/uses.ts';
import type { Plan } from './define-plan.ts';

/** Whether the plan is for a place of that kind. */
export const isFor =
  (kind: 'isWalkedOn' | 'isOutdoors') =>
  ({ uses }: Plan): boolean =>
    uses.some(({ place }) => places[place][kind]);

/** Whether the pieces cover a field. */
export const coversField = ({ element: { whole } }: Plan): boolean =>
  whole === 'floor covering' || whole === 'cladding';
