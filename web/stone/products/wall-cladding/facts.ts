import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Dicke', value: '40–80', unit: 'mm', example: '60', note: 'je nach Befestigung' },
  {
    label: 'Befestigung',
    value: 'mechanisch oder geklebt',
    example: 'mechanisch',
    note: 'nach Höhe, Untergrund und Feuchte',
  },
];
