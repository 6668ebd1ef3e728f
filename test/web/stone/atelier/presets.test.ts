import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../../shared/forms/sample-folder.ts';
import { recipeCode } from '../../../../shared/stone/recipe-code.ts';
import { normalizeRecipe } from '../../../../shared/stone/recipe.ts';
import { presets } from '../../../../web/content/atelier.ts';
import { prefilledValues } from '../../../../web/forms/prefill.ts';
import { PRESET_PICTURE } from '../../../../web/stone/atelier/draw-presets.ts';
import { orderLink, queryWith, recipeIn } from '../../../../web/stone/atelier/recipe-address.ts';
import { drawStill } from '../../../../web/stone/stones/still.ts';
import { recipeSummary } from '../../../../web/stone/stones/words.ts';
import { difference } from '../stones/likeness.ts';

describe('the presets of the Werkstein-Atelier', () => {
  it.each(presets)('$name: the same recipe comes back from an address', ({ recipe }) => {
    const query = queryWith('?variant=sonder', recipe);
    expect(recipeIn(query)).toEqual(normalizeRecipe(recipe));
    expect(new URLSearchParams(query).get('variant')).toBe('sonder');
  });

  it.each(presets)(
    '$name: an order fills in variant and surfaces, in words and by its code, without being cut',
    ({ recipe }) => {
      const { search } = new URL(orderLink(recipe), 'https://site.example');
      expect(prefilledValues(sampleFolder, search)).toEqual({
        variant: 'sonder',
        surfaces: `Werkstein-Atelier ${recipeCode(recipe)}: ${recipeSummary(recipe)}`,
      });
    },
  );

  it('have their pictures, each as its recipe is drawn today', { tags: 'thorough' }, async () => {
    const folder = new URL('../../../../web/stone/atelier/presets/', import.meta.url);
    expect((await readdir(folder)).toSorted()).toEqual(
      presets.map(({ recipe }) => `${recipeCode(recipe)}.webp`).toSorted(),
    );
    const { width, height, pxPerMm } = PRESET_PICTURE;
    for (const { recipe } of presets) {
      const shown = await sharp(fileURLToPath(new URL(`${recipeCode(recipe)}.webp`, folder)))
        .ensureAlpha()
        .raw()
        .toBuffer();
      const { data } = drawStill(recipe, { widthMm: width / pxPerMm, heightMm: height / pxPerMm, pxPerMm });
      // The format loses a little; another arrangement of stones would be off by far more.
      expect(difference(data, shown)).toBeLessThan(6);
    }
  });
});
