import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Sichtbetonklassen', value: 'SB1–SB4', example: 'SB2', note: 'je Bauteil festlegen' },
  { label: 'Toleranzen', value: 'nach DIN 18500' },
];

/** Measures of the drawing in millimetres: the plan decides them, the technical data have none. */
export const exampleMeasures = { thickness: 160, joint: 20, chamfer: 10, anchor: 32 } as const;
