import { expect, it } from 'vitest';
import { figure } from '../../language.ts';
import { perUnit } from '../../plans/figures.ts';
import { readFigure } from '../../plans/read-figure.ts';

it.each([
  ['3,5', 'm', 3500],
  ['3.5', 'm', 3500],
  [',5', 'm', 500],
  ['350 cm', 'm', 3500],
  ['16,4', 'cm', 164],
  ['20 Millimeter', 'cm', 20],
  ['12’500', 'mm', 12_500],
  ['1 250,5', 'mm', 1250.5],
  ['３．５', 'm', 3500],
  ['-3', 'm', -3000],
  ['12 Stück', 'Stück', 12],
  ['40 %', '%', 40],
] as const)('reads «%s» in a field for %s as %d', (text, unit, value) => expect(readFigure(text, unit)).toBe(value));

it.each([
  ['', 'm'],
  ['drei', 'm'],
  ['1e3', 'm'],
  ['1.250,5', 'mm'],
  ['12’50', 'mm'],
  ['3..5', 'm'],
  ['3 constructor', 'm'],
  ['3 cm', 'Stück'],
  ['9'.repeat(400), 'mm'],
] as const)('takes «%s» for no number in a field for %s', (text, unit) => expect(readFigure(text, unit)).toBeNaN());

it('reads what is written, in each unit', () => {
  for (const [unit, per] of Object.entries(perUnit) as [keyof typeof perUnit, number][])
    for (const value of [0, 1, 63.7, 164, 999, 12_500, 1_234_567])
      expect(readFigure(figure(value / per, 4), unit)).toBeCloseTo(value, 6);
});
