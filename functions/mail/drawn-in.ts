import { planPath, projectPath, projectQuery, recipePath, recipeQuery } from './addresses.ts';
import { findPlans } from './plan-code.ts';
import { projectText, readProject } from './project.ts';
import { findRecipes, recipeCode } from './recipe-code.ts';

/** The projects, plans and recipes that a text names, with the paths that draw them. Nothing else of the text is in a path. */
export function drawnIn(text: string): readonly { readonly code: string; readonly path: string }[] {
  return [
    ...projectsIn(text).map((project) => ({ code: 'Projektblatt', path: projectPath(project) })),
    ...findPlans(text).map(({ code, page }) => ({ code, path: planPath(page, code, surfaceAfter(code, text)) })),
    ...findRecipes(text)
      .map(recipeCode)
      .map((code) => ({ code, path: recipePath(code) })),
  ];
}

/** The projects whose addresses are in the text, each once. */
function projectsIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(new RegExp(`[?&]${projectQuery}=([\\w.-]*\\w)`, 'gu')), ([, project = '']) =>
    projectText(readProject(project).entries),
  );
  return [...new Set(found)].filter(Boolean);
}

/** The surface that an address in the text gives to a plan: `PL-…&rezept=MS-…`, or `PL-….MS-…` in a project. */
function surfaceAfter(plan: string, text: string): string | undefined {
  const [, after = ''] = text.toUpperCase().split(new RegExp(`${plan}(?:&${recipeQuery.toUpperCase()}=|\\.)`, 'u'));
  const [recipe] = findRecipes(after.split(/[\s&#_]/u)[0] ?? '');
  return recipe && recipeCode(recipe);
}
