import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Stufenbreite', value: '28–35', unit: 'cm', example: '32' },
  { label: 'Stufenhöhe', value: '16–18', unit: 'cm', example: '17' },
  { label: 'Dicke', value: '4–8', unit: 'cm', example: '5', note: 'selbsttragende Stufen im oberen Bereich' },
  { label: 'Toleranz', value: '±1', unit: 'mm', note: 'bezogen auf die Abmessungen' },
];
