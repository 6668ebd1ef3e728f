import { describe, expect, it } from 'vitest';
import {
  bands,
  binders,
  finishNames,
  formats,
  patterns,
  pigments,
  stones,
} from '../../../../shared/stone/materials.ts';
import { MAX_DOSE } from '../../../../shared/stone/recipe.ts';
import { lightOf } from '../../../../web/stone/stones/colour.ts';
import { binderColour, recipeSummary, recipeWords } from '../../../../web/stone/stones/words.ts';
import { howMany } from '../../../reliability/effort.ts';
import { forRecipes, pinned } from './recipes.ts';

const runs = howMany(20_000, 500);

describe('a recipe in words', () => {
  it('names everything it is made of, the largest share first', () => {
    expect(recipeWords(pinned.mixed)).toEqual([
      'Bindemittel: Weisszement, Eisenoxid gelb 0.5 %',
      'Körnung: 30 % Marmor weiss 8–16 mm; 15 % Kalkstein gelb 4–8 mm; 10 % Serpentin grün 0–4 mm; 5 % Basalt anthrazit 0–4 mm',
      'Oberfläche: fein gestockt',
      'Format: 600 × 400 mm, Halbverband, Fuge 3 mm',
    ]);
  });

  it('leaves nothing out, whatever it is', () =>
    forRecipes(runs, (recipe) => {
      const words = recipeWords(recipe).join('\n');
      const { binder, pigment, dose, aggregates, finish, format, pattern, jointMm } = recipe;
      for (const name of [
        binders[binder].name,
        pigments[pigment].name,
        finishNames[finish],
        formats[format].name,
        patterns[pattern].name,
        `${jointMm} mm`,
      ]) {
        expect(words).toContain(name);
      }
      expect(words.includes(`${pigments[pigment].name} ${dose.toLocaleString('de-CH')} %`)).toBe(dose > 0);
      for (const { stone, band, share } of aggregates)
        expect(words).toContain(`${share} % ${stones[stone].name} ${bands[band].name}`);
      expect(words).not.toMatch(/undefined|NaN|[<>&]/);
    }));

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

const brightness = (colour: string) => lightOf(colour).reduce((sum, value) => sum + value, 0);
const doses = Array.from({ length: 2 * MAX_DOSE }, (_, step) => (step + 1) / 2);

describe('the colour of the binder', () => {
  it('is that of the cement without pigment', () => {
    expect([
      binderColour({ binder: 'weiss', pigment: 'ohne', dose: 0 }),
      binderColour({ binder: 'grau', pigment: 'ohne', dose: 0 }),
    ]).toEqual([binders.weiss.colour, binders.grau.colour]);
  });

  it.each(['schwarz', 'rot', 'braun', 'gruen', 'blau'] as const)(
    'darkens with each half per cent of %s, ever less, and stays lighter than the pigment',
    (pigment) => {
      for (const binder of ['weiss', 'grau'] as const) {
        const steps = [0, ...doses].map((dose) => brightness(binderColour({ binder, pigment, dose })));
        const falls = steps.slice(1).map((value, index) => steps[index]! - value);
        expect(falls.every((fall) => fall > 0)).toBe(true);
        // A byte is as fine as it gets.
        expect(falls.slice(1).every((fall, index) => fall < falls[index]! + 0.01)).toBe(true);
        expect(steps.at(-1)).toBeGreaterThan(brightness(pigments[pigment].colour));
      }
    },
  );
});
