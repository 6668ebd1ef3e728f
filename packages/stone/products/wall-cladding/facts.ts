import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  thickness: { label: 'Dicke', least: 40, most: 80, unit: 'mm', example: 60, note: 'je nach Befestigung' },
  fixing: {
    label: 'Befestigung',
    oneOf: ['mechanisch', 'geklebt'],
    example: 'mechanisch',
    note: 'nach Höhe, Untergrund und Feuchte',
  },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'wall', name: 'Stützmauern und Sockel', finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'] },
];
