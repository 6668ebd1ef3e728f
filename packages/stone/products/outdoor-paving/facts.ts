import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  thickness: { label: 'Dicke', least: 40, most: 80, unit: 'mm', example: 60, note: 'nach Format und Belastung' },
  slip: {
    label: 'Rutschhemmung',
    classes: ['R9', 'R10', 'R11', 'R12', 'R13'],
    example: 'R11',
    note: 'je nach Bearbeitung; nicht für jede Gruppe liegt ein Prüfergebnis vor',
  },
  frost: { label: 'Frostprüfung', as: 'DIN EN 1338', note: 'Salzbeanspruchung gesondert angeben' },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  {
    place: 'outdoors',
    name: 'Terrassen, Wege, Höfe und Plätze',
    finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
  { place: 'driven', name: 'Befahrene Plätze und Zufahrten', finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'] },
];
