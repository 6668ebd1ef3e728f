import type { ProductPage } from '../paths.ts';
import { parsePlanCode } from './plan-code.ts';
import { parseRecipeCode, recipeCode } from './recipe-code.ts';
import type { Recipe } from './recipe.ts';

/** More would make a QR code that a phone hardly reads from paper. */
export const MOST_ENTRIES = 12;

/** What belongs to a project: a plan, with its surface or without, or a surface alone. */
export interface ProjectEntry {
  /** As an address spells it: `PL-….MS-…`, `PL-…` or `MS-…`. */
  readonly id: string;
  readonly plan?: { readonly page: ProductPage; readonly code: string };
  readonly recipe?: Recipe;
}

/** How an address spells an entry. @param plan its code */
export const entryId = (plan: string | undefined, recipe: Recipe | undefined): string =>
  [plan, recipe && recipeCode(recipe)].filter(Boolean).join('.');

/** The entries as an address holds them. */
export const projectText = (entries: readonly ProjectEntry[]): string => entries.map(({ id }) => id).join('_');

/** The entries of such a text, each once, and whether all of it could be read. */
export function readProject(text: string): { readonly entries: readonly ProjectEntry[]; readonly isWhole: boolean } {
  const parts = text.split('_').filter(Boolean);
  const read = parts.flatMap((part) => entryOf(part) ?? []);
  const entries = [...new Map(read.map((entry) => [entry.id, entry])).values()].slice(0, MOST_ENTRIES);
  return { entries, isWhole: entries.length === parts.length };
}

function entryOf(text: string): ProjectEntry | undefined {
  const [first = '', second, ...more] = text.toUpperCase().split('.');
  const plan = parsePlanCode(first);
  const surface = plan ? second : first;
  const recipe = parseRecipeCode(surface ?? '');
  if (more.length > 0 || (surface !== undefined && !recipe) || (!plan && second !== undefined)) return undefined;
  return {
    id: entryId(plan && first, recipe),
    ...(plan && { plan: { page: plan.page, code: first } }),
    ...(recipe && { recipe }),
  };
}
