import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  {
    label: 'Stufenbreite',
    value: '30–40',
    unit: 'cm',
    example: '35',
    note: 'Auftritt samt Auflage der nächsten Stufe',
  },
  { label: 'Stufenhöhe', value: '15–18', unit: 'cm', example: '16.5', note: 'Steigung, im ganzen Lauf gleich' },
  {
    label: 'Dicke',
    value: '6–10',
    unit: 'cm',
    example: '8',
    note: 'von Winkel- und Plattenstufen; Blockstufen sind so dick wie hoch',
  },
  { label: 'Rutschhemmung', value: 'R11–R13', example: 'R11', note: 'nach Bearbeitung der Trittfläche' },
];
