import { MantineProvider } from '@mantine/core';
import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { presets } from '../../../../web/content/atelier.ts';
import { SurfaceField } from '../../../../web/tools/planner/SurfaceField.tsx';

const [listed] = surfaces;
const suitable = surfaces.filter(({ recipe }) => recipe.finish === listed?.recipe.finish).length;
const own: Recipe = { ...presets[0].recipe, seed: 99 };

it.each([
  ['no surface', undefined, 0],
  ['a surface of the library', listed?.recipe, 0],
  ['a recipe of the Atelier', own, 1],
])('with %s, the list has one entry for «open», for each that suits, and for what is chosen', (_, recipe, more) => {
  const field = createElement(SurfaceField, { id: 'a', finishes: [listed!.recipe.finish], recipe, onChange() {} });
  const markup = renderToStaticMarkup(createElement(MantineProvider, null, field));
  expect(markup.match(/<option/gu)).toHaveLength(1 + suitable + more);
  expect(markup).toContain(`value="${recipe ? recipeCode(recipe) : ''}" selected=""`);
});
