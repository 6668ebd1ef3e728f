import { findPlans } from '@works/stone/codes/plan-code';
import { projectText, readProject } from '@works/stone/codes/project';
import { findRecipes, recipeCode } from '@works/stone/codes/recipe-code';
import { productOf } from '../../shared/paths.ts';
import { planPath, projectPath, projectQuery, recipePath, recipeQuery } from '../../shared/stone-addresses.ts';
import { teamWords } from './words.ts';

/** The projects, plans and recipes that a text names, with the paths that draw them. Nothing else of the text is in a path. */
export function drawnIn(text: string): readonly { readonly code: string; readonly path: string }[] {
  return [
    ...projectsIn(text).map((project) => ({ code: teamWords.project, path: projectPath(project) })),
    ...findPlans(text).flatMap(({ code, product }) => {
      const page = productOf(product);
      return page ? { code, path: planPath(page, code, surfaceAfter(code, text)) } : [];
    }),
    ...findRecipes(text)
      .map(recipeCode)
      .map((code) => ({ code, path: recipePath(code) })),
  ];
}

/** The projects whose addresses are in the text, each once. */
function projectsIn(text: string): readonly string[] {
  // Names that were given end at the next entry, and are left out.
  const found = Array.from(text.matchAll(new RegExp(`[?&]${projectQuery}=([\\w.~%-]*\\w)`, 'gu')), ([, project = '']) =>
    projectText(readProject(project.replaceAll(/~[^_]*/gu, '')).entries),
  );
  return [...new Set(found)].filter(Boolean);
}

/** The surface that an address in the text gives to a plan: `PL-…&rezept=MS-…`, or `PL-….MS-…` in a project. */
function surfaceAfter(plan: string, text: string): string | undefined {
  const [, after = ''] = text.toUpperCase().split(new RegExp(`${plan}(?:&${recipeQuery.toUpperCase()}=|\\.)`, 'u'));
  const [recipe] = findRecipes(after.split(/[\s&#_~]/u)[0] ?? '');
  return recipe && recipeCode(recipe);
}
