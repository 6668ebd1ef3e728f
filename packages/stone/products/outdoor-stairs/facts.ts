import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import type { Use } from '../../facts/uses.ts';

/** Technical data, as in the table of the product's page. */
export const facts = {
  width: {
    label: 'Stufenbreite',
    least: 30,
    most: 40,
    unit: 'cm',
    example: 35,
    note: 'Auftritt samt Auflage der nächsten Stufe',
  },
  rise: {
    label: 'Stufenhöhe',
    least: 15,
    most: 18,
    unit: 'cm',
    example: 16.5,
    note: 'Steigung, im ganzen Lauf gleich',
  },
  thickness: {
    label: 'Dicke',
    least: 6,
    most: 10,
    unit: 'cm',
    example: 8,
    note: 'von Winkel- und Plattenstufen; Blockstufen sind so dick wie hoch',
  },
  slip: {
    label: 'Rutschhemmung',
    classes: ['R11', 'R12', 'R13'],
    example: 'R11',
    note: 'nach Bearbeitung der Trittfläche',
  },
} as const satisfies TechnicalFacts;

/** Where it is used, and how it is finished there. */
export const uses: readonly Use[] = [
  {
    place: 'outdoorStairs',
    name: 'Stufen und Podeste im Freien',
    finishes: ['fein-gestockt', 'gestrahlt', 'gewaschen'],
  },
];
