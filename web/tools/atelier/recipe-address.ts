import type { Recipe } from '@works/stone/codes/recipe';
import { parseRecipeCode, recipeCode } from '@works/stone/codes/recipe-code';
import { recipeSummary } from '@works/stone/stones/words';
import { paths } from '../../../shared/paths.ts';
import { recipeQuery } from '../../../shared/stone-addresses.ts';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';

/** The recipe that an address names; undefined where it names none or a wrong one. */
export function recipeIn(query: string): Recipe | undefined {
  return parseRecipeCode(new URLSearchParams(query).get(recipeQuery) ?? '');
}

/** The query that names the recipe and keeps its other parameters. */
export function queryWith(query: string, recipe: Recipe): string {
  const parameters = new URLSearchParams(query);
  parameters.set(recipeQuery, recipeCode(recipe));
  return `?${parameters}`;
}

/** The order of a sample of this recipe: the form for sample folders with variant and surfaces filled in. */
export const orderLink = (recipe: Recipe): string =>
  `${linkTo(paths.sampleFolder, { variant: 'sonder', surfaces: orderText(recipe) })}#${FORM_ANCHOR}`;

const orderText = (recipe: Recipe) => `Werkstein-Atelier ${recipeCode(recipe)}: ${recipeSummary(recipe)}`;
