import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRecipes, parseRecipeCode, recipeCode } from '../../codes/recipe-code.ts';
import { isRecipe, normalizeRecipe, type Aggregate, type Recipe } from '../../codes/recipe.ts';
import { SEED } from '../seed.ts';
import { anyRecipe, forRecipes, pinned, recipeOf } from '../stones/recipes.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const runs = 300;
const lettersOf = (code: string) => code.slice(3).replaceAll('-', '');

describe('the code of a recipe', () => {
  it('is the same for ever', () => {
    expect([recipeCode(pinned.dense), recipeCode(pinned.mixed), recipeCode(pinned.rounded)]).toEqual([
      'MS-52N8-1ZWG-ET',
      'MS-464H-N9Q1-66KC-2G1M',
      'MS-4012-V05Q-7MMT',
    ]);
  });

  it('leads back to the recipe, whatever it is', () =>
    forRecipes(runs, (recipe) => {
      expect(parseRecipeCode(recipeCode(recipe))).toEqual(normalizeRecipe(recipe));
    }));

  it('is one, in whatever order the aggregates come', () => {
    const anyOrder = anyRecipe.chain((recipe) => {
      const orders = fc.shuffledSubarray([...recipe.aggregates], { minLength: recipe.aggregates.length });
      return orders.map((aggregates) => [recipe, { ...recipe, aggregates }] as const);
    });
    fc.assert(
      fc.property(anyOrder, ([recipe, turned]) => {
        expect(recipeCode(turned)).toBe(recipeCode(recipe));
      }),
      { numRuns: runs, seed: SEED },
    );
  });

  it('is read however it is typed', () => {
    expect(parseRecipeCode(' ms 464h-N9QI66kc\u00a02glM ')).toEqual(parseRecipeCode('MS-464H-N9Q1-66KC-2G1M'));
  });

  it('is refused for a recipe that cannot be', () => {
    expect(() => recipeCode(recipeOf([{ stone: 'granit', band: 'fein', share: 75 }]))).toThrow(RangeError);
  });
});

describe('of codes that were never issued', () => {
  it('each with a digit more or less is refused', () => {
    fc.assert(
      fc.property(anyRecipe, fc.constantFrom(...DIGITS), (recipe, digit) => {
        const letters = lettersOf(recipeCode(recipe));
        for (let at = 0; at <= letters.length; at += 1) {
          const one = letters.slice(0, at);
          const others = [`${one}${digit}${letters.slice(at)}`, `${one}${letters.slice(at + 1)}`];
          expect(others.filter((other) => other !== letters && parseRecipeCode(`MS${other}`))).toEqual([]);
        }
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  it('those with any digits mean a recipe only if they are its code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...DIGITS), minLength: 8, maxLength: 17 }), (letters) => {
        const recipe = parseRecipeCode(`MS${letters}`);
        expect(recipe === undefined || (isRecipe(recipe) && lettersOf(recipeCode(recipe)) === letters)).toBe(true);
      }),
      { numRuns: 3000, seed: SEED },
    );
  });

  const others = 'MS MS- M-S K7QF-3M2A 5555-5555-55 MS-5555-5555-5U MS-5555-5555-5! MS-5555-5555-55ſ mſ-5555-5555-55';
  it.each(['', ...others.split(' ')])('%j is none', (text) => {
    expect(parseRecipeCode(text)).toBeUndefined();
  });
});

const granit: Aggregate = { stone: 'granit', band: 'grob', share: 20 };
const five = ['marmorWeiss', 'granit', 'basalt', 'porphyr', 'serpentin'] as const;
const impossible: readonly [string, Partial<Recipe> | readonly Aggregate[]][] = [
  ['no aggregate', []],
  ['too little stone', [{ ...granit, share: 15 }]],
  ['too much stone', [{ ...granit, share: 75 }]],
  ['too much stone in all', [granit, { ...granit, band: 'fein', share: 55 }]],
  ['a share between the steps', [{ ...granit, share: 22 }]],
  ['a share of nothing', [granit, { ...granit, band: 'fein', share: 0 }]],
  [
    'a share below nothing',
    [
      { ...granit, share: 30 },
      { ...granit, band: 'fein', share: -5 },
    ],
  ],
  ['the same stone of the same band twice', [granit, { ...granit, share: 25 }]],
  ['five aggregates', five.map((stone) => ({ ...granit, stone, share: 5 }))],
  ['a stone that is none', [{ ...granit, stone: 'gold' as never }]],
  ['a band that is none', [{ ...granit, band: 'toString' as never }]],
  ['a pigment without a dose', { pigment: 'rot' }],
  ['a dose without a pigment', { dose: 1 }],
  ['a dose between the steps', { pigment: 'rot', dose: 0.7 }],
  ['too high a dose', { pigment: 'rot', dose: 5.5 }],
  ['a dose that is no number', { pigment: 'rot', dose: Number.NaN }],
  ['a seed too high', { seed: 256 }],
  ['half a seed', { seed: 0.5 }],
  ['a binder that is none', { binder: 'gips' as never }],
  ['a finish that is none', { finish: 'lackiert' as never }],
  ['a format that is none', { format: '1x1' as never }],
  ['a pattern that is none', { pattern: 'constructor' as never }],
  ['a joint that is none', { jointMm: 4 as never }],
];

describe('a recipe with', () => {
  it.each(impossible)('%s is none', (_what, change) => {
    const recipe = Array.isArray(change) ? recipeOf(change) : { ...recipeOf([granit]), ...(change as Partial<Recipe>) };
    expect(isRecipe(recipeOf([granit]))).toBe(true);
    expect(isRecipe(recipe)).toBe(false);
  });
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
  ])('are not found in %s', (_what, text) => {
    expect(findRecipes(text)).toEqual([]);
  });
});
