import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Elementgrösse', value: 'bis 3.0 × 1.5', unit: 'm', note: 'Transport und Montage mitplanen' },
  { label: 'Dicke', value: '60–120', unit: 'mm', example: '80', note: 'nach Spannweite, Verankerung und Profil' },
  { label: 'Brandklasse', value: 'A2-s1,d0', note: 'gilt für das Material' },
];
