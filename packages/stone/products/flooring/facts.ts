import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  thickness: { label: 'Dicke', least: 20, most: 40, unit: 'mm', example: 30, note: 'nach Format und Bodenaufbau' },
  abrasion: { label: 'Abriebfestigkeit', as: 'Klasse A nach DIN EN 1341' },
  load: { label: 'Belastung', most: 500, unit: 'kg/m²', example: 500, note: 'bei vollflächiger Auflage' },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  { place: 'inside', name: 'Böden in trockenen Räumen', finishes: ['geschliffen', 'seidenmatt', 'poliert'] },
  { place: 'wet', name: 'Windfänge und andere nasse Zonen', finishes: ['geschliffen'] },
];
