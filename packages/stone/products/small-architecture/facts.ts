import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  density: { label: 'Rohdichte', least: 2.3, most: 2.4, unit: 'g/cm³', example: 2.4 },
  strength: { label: 'Druckfestigkeit', above: 50, unit: 'N/mm²' },
  tolerance: { label: 'Toleranz', tolerance: 2, unit: 'mm', note: 'bezogen auf die Abmessungen' },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'furniture', name: 'Bänke und Tröge', finishes: ['geschliffen', 'gestrahlt', 'gewaschen'] },
];
