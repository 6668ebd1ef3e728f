import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

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

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  {
    place: 'facade',
    name: 'Fassaden und Brüstungen',
    finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
];
