import { normalizeRecipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { recipeSummary } from '@works/stone/stones/words';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../../shared/forms/sample-folder.ts';
import { presets } from '../../../../web/content/atelier.ts';
import { prefilledValues } from '../../../../web/forms/prefill.ts';
import { orderLink, queryWith, recipeIn } from '../../../../web/tools/atelier/recipe-address.ts';

describe('the presets of the Werkstein-Atelier', () => {
  it.each(presets)('$name: the same recipe comes back from an address', ({ recipe }) => {
    const query = queryWith('?variant=sonder', recipe);
    expect(recipeIn(query)).toEqual(normalizeRecipe(recipe));
    expect(new URLSearchParams(query).get('variant')).toBe('sonder');
  });

  it.each(presets)('$name: an order fills in variant and surfaces, in words and by its code, uncut', ({ recipe }) => {
    const { search } = new URL(orderLink(recipe), 'https://site.example');
    expect(prefilledValues(sampleFolder, search)).toEqual({
      variant: 'sonder',
      surfaces: `Werkstein-Atelier ${recipeCode(recipe)}: ${recipeSummary(recipe)}`,
    });
  });
});
