import { expect, it } from 'vitest';
import { recipeWords } from '../../stones/words.ts';
import { pinned } from './recipes.ts';

it('a recipe in words names everything it is made of, the largest share first', () => {
  expect(recipeWords(pinned.mixed)).toEqual([
    'Bindemittel: Weisszement, Eisenoxid gelb 0.5 %',
    'Körnung: 30 % Marmor weiss 8–16 mm; 15 % Kalkstein gelb 4–8 mm; 10 % Serpentin grün 0–4 mm; 5 % Basalt anthrazit 0–4 mm',
    'Oberfläche: fein gestockt',
    'Format: 600 × 400 mm, Halbverband, Fuge 3 mm',
  ]);
  expect(recipeWords(pinned.rounded)[0]).toBe('Bindemittel: Weisszement, ohne Pigment');
});
