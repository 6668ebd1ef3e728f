import type { TechnicalFact } from '../../../content/technical-fact.ts';

/** Technical data, as in the table of the product's page. */
export const facts: readonly TechnicalFact[] = [
  { label: 'Dicke', value: '40–80', unit: 'mm', example: '60', note: 'für Fusswege genügt die kleinste' },
  { label: 'Rutschhemmung', value: 'R9–R13', example: 'R11', note: 'am Hang die höchste wählen' },
];
