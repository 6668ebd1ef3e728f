import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  thickness: { label: 'Dicke', least: 40, most: 80, unit: 'mm', example: 60, note: 'für Fusswege genügt die kleinste' },
  slip: {
    label: 'Rutschhemmung',
    classes: ['R9', 'R10', 'R11', 'R12', 'R13'],
    example: 'R11',
    note: 'am Hang die höchste wählen',
  },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'outdoors', name: 'Wege durch Wiesen und Beete', finishes: ['gestrahlt', 'gewaschen'] },
  { place: 'driven', name: 'Fahrspuren aus einzelnen Platten', finishes: ['gestrahlt', 'gewaschen'] },
];
