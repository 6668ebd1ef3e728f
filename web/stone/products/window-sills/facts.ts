import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Länge', value: 'bis 3.0', unit: 'm', note: 'in einem Stück' },
  { label: 'Breite', value: '15–40', unit: 'cm', example: '20', note: 'Leibungstiefe plus Überstand' },
  { label: 'Dicke', value: '3–6', unit: 'cm', example: '4' },
  { label: 'Tropfkante', value: '10–15', unit: 'mm', example: '12' },
];
