import { expect, it } from 'vitest';
import { figure } from '../../language.ts';
import { perUnit } from '../../plans/figures.ts';
import { readFigure } from '../../plans/read-figure.ts';

it.each([
  ['3,5', 'm', 3500],
  ['3.5', 'm', 3500],
  ['3.', 'm', 3000],
  [',5', 'm', 500],
  ['350 cm', 'm', 3500],
  ['350cm', 'm', 3500],
  ['3,5 Meter', 'm', 3500],
  ['16,4', 'cm', 164],
  ['0.2 m', 'cm', 200],
  ['20 Millimeter', 'cm', 20],
  ['63,7', 'mm', 63.7],
  ['12’500', 'mm', 12_500],
  ["12'500", 'mm', 12_500],
  ['1 250,5', 'mm', 1250.5],
  ['12\u00a0500\u00a0mm', 'mm', 12_500],
  ['３．５', 'm', 3500],
  ['-3', 'm', -3000],
  ['−3', 'm', -3000],
  ['12 Stück', 'Stück', 12],
  ['40 %', '%', 40],
  ['40 Prozent', '%', 40],
] as const)('reads «%s» in a field for %s as %d', (text, unit, value) => {
  expect(readFigure(text, unit)).toBe(value);
});

it.each([
  ['', 'm'],
  [' ', 'm'],
  ['-', 'm'],
  [',', 'm'],
  ['drei', 'm'],
  ['1e3', 'm'],
  ['0x10', 'm'],
  ['1.250,5', 'mm'],
  ['12’50', 'mm'],
  ['3..5', 'm'],
  ['3-5', 'm'],
  ['3 kg', 'm'],
  ['3 constructor', 'm'],
  ['3 m²', 'm'],
  ['3 cm', 'Stück'],
  ['3 %', 'cm'],
  ['3 Stück', '%'],
  ['9'.repeat(400), 'mm'],
] as const)('takes «%s» for no number in a field for %s', (text, unit) => {
  expect(readFigure(text, unit)).toBeNaN();
});

it('reads what is written, in each unit', () => {
  for (const [unit, per] of Object.entries(perUnit) as [keyof typeof perUnit, number][])
    for (const value of [0, 1, 63.7, 164, 999, 12_500, 1_234_567])
      expect(readFigure(figure(value / per, 4), unit)).toBeCloseTo(value, 6);
});
