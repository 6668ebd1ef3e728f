import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRecipes, parseRecipeCode, recipeCode } from '../../codes/recipe-code.ts';
import { isRecipe, normalizeRecipe, type Aggregate, type Recipe } from '../../codes/recipe.ts';
import { SEED } from '../seed.ts';
import { forRecipes, pinned, recipeOf } from '../stones/recipes.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const runs = 300;
const lettersOf = (code: string) => code.slice(3).replaceAll('-', '');

describe('the code of a recipe', () => {
  it('is the same for ever', () =>
    expect([recipeCode(pinned.dense), recipeCode(pinned.mixed), recipeCode(pinned.rounded)]).toEqual([
      'MS-52N8-1ZWG-ET',
      'MS-464H-N9Q1-66KC-2G1M',
      'MS-4012-V05Q-7MMT',
    ]));

  it('leads back to the recipe, whatever it is', () =>
    forRecipes(runs, (recipe) => {
      expect(parseRecipeCode(recipeCode(recipe))).toEqual(normalizeRecipe(recipe));
    }));

  it('is read however it is typed', () =>
    expect(parseRecipeCode(' ms 464h-N9QI66kc\u00a02glM ')).toEqual(parseRecipeCode('MS-464H-N9Q1-66KC-2G1M')));
});

describe('of codes that were never issued', () => {
  it('those with any digits mean a recipe only if they are its code', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 8, maxLength: 17 }), (letters) => {
        const recipe = parseRecipeCode(`MS${letters}`);
        expect(recipe === undefined || (isRecipe(recipe) && lettersOf(recipeCode(recipe)) === letters)).toBe(true);
      }),
      { numRuns: 3000, seed: SEED },
    ));

  it.each(['', 'MS-', 'K7QF-3M2A', 'MS-5555-5555-5U', 'mſ-5555-5555-55'])('%j is none', (text) => {
    expect(parseRecipeCode(text)).toBeUndefined();
  });
});

const granit: Aggregate = { stone: 'granit', band: 'grob', share: 20 };
const impossible: readonly [string, Partial<Recipe> | readonly Aggregate[]][] = [
  ['no aggregate', []],
  ['too much stone', [{ ...granit, share: 75 }]],
  ['a share between the steps', [{ ...granit, share: 22 }]],
  ['the same stone of the same band twice', [granit, { ...granit, share: 25 }]],
  ['a stone that is none', [{ ...granit, stone: 'gold' as never }]],
  ['a pigment without a dose', { pigment: 'rot' }],
  ['a seed too high', { seed: 256 }],
  ['a pattern that is none', { pattern: 'constructor' as never }],
];

it.each(impossible)('a recipe with %s is none', (_what, change) => {
  const recipe = Array.isArray(change) ? recipeOf(change) : { ...recipeOf([granit]), ...(change as Partial<Recipe>) };
  expect(isRecipe(recipeOf([granit]))).toBe(true);
  expect(isRecipe(recipe)).toBe(false);
});

describe('codes in a text', () => {
  const [dense, mixed, rounded] = [recipeCode(pinned.dense), recipeCode(pinned.mixed), recipeCode(pinned.rounded)];

  it('are found each once, in their order, among other words and on several lines', () => {
    const text = `Bitte ${mixed.toLowerCase()}, und dann (${dense}).\nAuch: ${mixed}\t${rounded}!`;
    expect(findRecipes(text).map(recipeCode)).toEqual([mixed, dense, rounded]);
  });

  it.each([
    ['no code', 'Weiss mit grossem Korn, MS-Profil'],
    ['a wrong digit', mixed.replace(/.$/, (last) => (last === '7' ? '8' : '7'))],
    ['part of a longer word', `X${mixed}`],
    ['part of another code', `${mixed}-AAAA`],
    ['a code cut off', dense.slice(0, -1)],
  ])('are not found in %s', (_what, text) => expect(findRecipes(text)).toEqual([]));
});
