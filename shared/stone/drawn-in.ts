import { planPath, recipePath, recipeQuery } from './addresses.ts';
import { findPlans } from './plan-code.ts';
import { findRecipes, recipeCode } from './recipe-code.ts';

/** The plans and recipes whose codes a text contains, with the paths that draw them. Nothing else of the text is in a path. */
export function drawnIn(text: string): readonly { readonly code: string; readonly path: string }[] {
  return [
    ...findPlans(text).map(({ code, page }) => ({ code, path: planPath(page, code, surfaceAfter(code, text)) })),
    ...findRecipes(text)
      .map(recipeCode)
      .map((code) => ({ code, path: recipePath(code) })),
  ];
}

/** The surface that an address in the text gives to a plan: `PL-…&rezept=MS-…`. */
function surfaceAfter(plan: string, text: string): string | undefined {
  const [, after = ''] = text.toUpperCase().split(`${plan}&${recipeQuery.toUpperCase()}=`);
  const [recipe] = findRecipes(after.split(/[\s&#]/u)[0] ?? '');
  return recipe && recipeCode(recipe);
}
