import { givenName } from './given-name.ts';
import { parsePlanCode } from './plan-code.ts';
import { parseRecipeCode, recipeCode } from './recipe-code.ts';
import type { Recipe } from './recipe.ts';

/** More would make a QR code that a phone hardly reads from paper. */
export const MOST_ENTRIES = 12;

/** What belongs to a project: a plan, with its surface or without, or a surface alone. */
export interface ProjectEntry {
  /** Its codes as an address spells them: `PL-….MS-…`, `PL-…` or `MS-…`. */
  readonly id: string;
  /** Given by the visitor. */
  readonly name?: string;
  readonly plan?: { readonly product: number; readonly code: string };
  readonly recipe?: Recipe;
}

/** A project as an address names it. */
export interface PlannedProject {
  /** Given by the visitor. */
  readonly name?: string;
  readonly entries: readonly ProjectEntry[];
  /** Whether all of the text could be read. */
  readonly isWhole: boolean;
  /** Whether there were more entries than a project has. */
  readonly isTooLong: boolean;
}

/** How an address spells the codes of an entry. @param plan its code */
export const entryId = (plan: string | undefined, recipe: Recipe | undefined): string =>
  [plan, recipe && recipeCode(recipe)].filter(Boolean).join('.');

/** An entry with the name that it was given: `PL-…~Haus Keller, Terrasse`. */
export const entryText = (id: string, name = ''): string => [id, givenName(name)].filter(Boolean).join('~');

/** A project as one text; `~` is before a name, `_` between entries, and the project's own name first. An address escapes it. */
export const projectText = (entries: readonly ProjectEntry[], name = ''): string =>
  [givenName(name) && `~${givenName(name)}`, ...entries.map((entry) => entryText(entry.id, entry.name))]
    .filter(Boolean)
    .join('_');

/** The entries of such a text, each once, and whether that is all of it. */
export function readProject(text: string): PlannedProject {
  const [first = '', ...others] = text.split('_').filter(Boolean);
  const name = first.startsWith('~') ? givenName(first) : '';
  const parts = first.startsWith('~') ? others : [first, ...others].filter(Boolean);
  const read = parts.map(entryOf);
  const found = [...new Map(read.flatMap((entry) => (entry ? [[entry.id, entry] as const] : []))).values()];
  const entries = found.slice(0, MOST_ENTRIES);
  return {
    ...(name && { name }),
    entries,
    isWhole: read.length === found.length,
    isTooLong: found.length > MOST_ENTRIES,
  };
}

function entryOf(text: string): ProjectEntry | undefined {
  const [codes = '', ...names] = text.split('~');
  const name = givenName(names.join(' '));
  const [first = '', second, ...more] = codes.toUpperCase().split('.');
  const plan = parsePlanCode(first);
  const surface = plan ? second : first;
  const recipe = parseRecipeCode(surface ?? '');
  if (more.length > 0 || (surface !== undefined && !recipe) || (!plan && second !== undefined)) return undefined;
  return {
    id: entryId(plan && first, recipe),
    ...(name && { name }),
    ...(plan && { plan: { product: plan.product, code: first } }),
    ...(recipe && { recipe }),
  };
}
