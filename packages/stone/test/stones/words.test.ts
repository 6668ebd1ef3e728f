import { describe, expect, it } from 'vitest';
import { finishNames } from '../../codes/finishes.ts';
import { binders, formats, stones } from '../../codes/materials.ts';
import { recipeSummary, recipeWords } from '../../stones/words.ts';
import { forRecipes, pinned } from './recipes.ts';

const runs = 500;

describe('a recipe in words', () => {
  it('names everything it is made of, the largest share first', () => {
    expect(recipeWords(pinned.mixed)).toEqual([
      'Bindemittel: Weisszement, Eisenoxid gelb 0.5 %',
      'Körnung: 30 % Marmor weiss 8–16 mm; 15 % Kalkstein gelb 4–8 mm; 10 % Serpentin grün 0–4 mm; 5 % Basalt anthrazit 0–4 mm',
      'Oberfläche: fein gestockt',
      'Format: 600 × 400 mm, Halbverband, Fuge 3 mm',
    ]);
    expect(recipeWords(pinned.rounded)[0]).toBe('Bindemittel: Weisszement, ohne Pigment');
  });

  it('is one sentence of at most 140 characters that names finish, format, binder and the main stone', () =>
    forRecipes(runs, (recipe) => {
      const sentence = recipeSummary(recipe);
      const most = Math.max(...recipe.aggregates.map(({ share }) => share));
      const main = recipe.aggregates.filter(({ share }) => share === most).map(({ stone }) => stones[stone].name);
      expect(sentence.length).toBeLessThanOrEqual(140);
      expect(sentence).toMatch(/^Werkstein [^.]+\.$/);
      for (const name of [finishNames[recipe.finish], formats[recipe.format].name, binders[recipe.binder].name])
        expect(sentence).toContain(name);
      expect(main.some((name) => sentence.includes(name))).toBe(true);
    }));
});
