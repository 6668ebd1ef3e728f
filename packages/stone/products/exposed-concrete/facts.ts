import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  classes: {
    label: 'Sichtbetonklassen',
    classes: ['SB1', 'SB2', 'SB3', 'SB4'],
    example: 'SB2',
    note: 'je Bauteil festlegen',
  },
  tolerances: { label: 'Toleranzen', as: 'nach DIN 18500' },
} as const satisfies TechnicalFacts;

/** Measures of the drawing in millimetres: the plan decides them, the technical data have none. */
export const exampleMeasures = { thickness: 160, joint: 20, chamfer: 10, anchor: 32 } as const;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'facade', name: 'Fertigteile aus Sichtbeton', finishes: ['gestrahlt', 'geschliffen', 'fein-gestockt'] },
];
