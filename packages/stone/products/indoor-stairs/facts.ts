import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  width: { label: 'Stufenbreite', least: 28, most: 35, unit: 'cm', example: 32 },
  rise: { label: 'Stufenhöhe', least: 16, most: 18, unit: 'cm', example: 17 },
  thickness: {
    label: 'Dicke',
    least: 4,
    most: 8,
    unit: 'cm',
    example: 5,
    note: 'selbsttragende Stufen im oberen Bereich',
  },
  tolerance: { label: 'Toleranz', tolerance: 1, unit: 'mm', note: 'bezogen auf die Abmessungen' },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'indoorStairs', name: 'Treppen im Innern', finishes: ['geschliffen', 'seidenmatt'] },
];
