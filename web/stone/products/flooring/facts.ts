import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Dicke', value: '20–40', unit: 'mm', example: '30', note: 'nach Format und Bodenaufbau' },
  { label: 'Abriebfestigkeit', value: 'Klasse A nach DIN EN 1341' },
  { label: 'Belastung', value: 'bis 500', unit: 'kg/m²', example: '500', note: 'bei vollflächiger Auflage' },
];
