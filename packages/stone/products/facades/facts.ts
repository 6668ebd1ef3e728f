import type { TechnicalFacts } from '../../facts/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  size: { label: 'Elementgrösse', most: [3, 1.5], unit: 'm', note: 'Transport und Montage mitplanen' },
  thickness: {
    label: 'Dicke',
    least: 60,
    most: 120,
    unit: 'mm',
    example: 80,
    note: 'nach Spannweite, Verankerung und Profil',
  },
  fire: { label: 'Brandklasse', as: 'A2-s1,d0', note: 'gilt für das Material' },
} as const satisfies TechnicalFacts;
