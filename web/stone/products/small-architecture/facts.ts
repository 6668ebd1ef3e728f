import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Rohdichte', value: '2.3–2.4', unit: 'g/cm³', example: '2.3' },
  { label: 'Druckfestigkeit', value: 'über 50', unit: 'N/mm²' },
  { label: 'Toleranz', value: '±2', unit: 'mm', note: 'bezogen auf die Abmessungen' },
];
