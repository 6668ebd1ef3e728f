import type { SwissSlip } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/**
 * Slip classes of the bfu that test reports prove, such as `outdoorPaving: ['GS 2', 'GS 3']`. They are shown beside R in tables, tender
 * texts and the search; a product without a report is left out, and without any nothing is shown.
 */
export const data = { value: {}, confirmed: false } as const satisfies Draft<SwissSlip>;

export const swissSlip: SwissSlip = valuesOf(data);
