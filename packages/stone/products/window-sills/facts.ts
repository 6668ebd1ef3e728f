import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  length: { label: 'Länge', most: 3, unit: 'm', note: 'in einem Stück' },
  width: { label: 'Breite', least: 15, most: 40, unit: 'cm', example: 20, note: 'Leibungstiefe plus Überstand' },
  thickness: { label: 'Dicke', least: 3, most: 6, unit: 'cm', example: 4 },
  drip: { label: 'Tropfkante', least: 10, most: 15, unit: 'mm', example: 12 },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'sill', name: 'Fensterbänke aussen', finishes: ['geschliffen', 'gestrahlt'] },
  { place: 'interior', name: 'Fensterbänke innen', finishes: ['seidenmatt'] },
];
