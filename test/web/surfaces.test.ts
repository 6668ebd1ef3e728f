import { describe, expect, it } from 'vitest';
import { parseRecipeCode, recipeCode } from '../../shared/atelier/code.ts';
import { bands, finishNames } from '../../shared/atelier/materials.ts';
import { isRecipe, normalizeRecipe } from '../../shared/atelier/recipe.ts';
import { colourGroups } from '../../web/content/surface-card.ts';
import { surfaces } from '../../web/content/surfaces.ts';

const of = <Key extends string>(keyOf: (surface: (typeof surfaces)[number]) => Key) => Map.groupBy(surfaces, keyOf);

describe('the surfaces of the material library', () => {
  it('are 24, numbered, each another recipe', () => {
    expect(surfaces.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => String(index + 1).padStart(2, '0')));
    expect(new Set(surfaces.map(({ code }) => code)).size).toBe(24);
    expect(new Set(surfaces.map(({ name, recipe }) => `${name} ${recipe.finish}`)).size).toBe(24);
  });

  it.each(surfaces)('$number $name $recipe.finish: its code is that of its recipe', ({ recipe, code }) => {
    expect(isRecipe(recipe)).toBe(true);
    expect(recipeCode(recipe)).toBe(code);
    expect(parseRecipeCode(code)).toEqual(normalizeRecipe(recipe));
  });

  it('leave no wish for a colour, a grain or a finish open', () => {
    expect([...of(({ colour }) => colour).keys()].toSorted()).toEqual(Object.keys(colourGroups).toSorted());
    expect([...of(({ grain }) => grain).keys()].toSorted()).toEqual(Object.keys(bands).toSorted());
    expect([...of(({ recipe }) => recipe.finish).keys()].toSorted()).toEqual(Object.keys(finishNames).toSorted());
    for (const group of of(({ recipe }) => recipe.finish).values()) expect(group.length).toBeGreaterThan(1);
  });

  it('of one name are one mix in several finishes, stone by stone', () => {
    const mixes = [...of(({ name }) => name).values()];
    for (const [first, ...others] of mixes) {
      for (const { recipe } of others) expect({ ...recipe, finish: first?.recipe.finish }).toEqual(first?.recipe);
    }
    expect(mixes.filter(({ length }) => length > 1).length).toBeGreaterThanOrEqual(4);
  });
});
