import { paths, type ProductPage } from './paths.ts';

/** Name of the parameter that names a plan in the address of a product page, and the planner's place on the page. */
export const planQuery = 'plan';
export const PLANNER_ANCHOR = 'planer';

/** Name of the parameter that names a recipe, or opens the Atelier with its first one when it is empty, and the Atelier's place on a page. */
export const recipeQuery = 'rezept';
export const ATELIER_ANCHOR = 'atelier';

/** Name of the parameter with the name that a visitor gave a plan. */
export const nameQuery = 'name';

/** Where a plan is drawn, from the root of the site. @param recipe code of its surface @param name given by a visitor */
export const planPath = (page: ProductPage, code: string, recipe?: string, name?: string) =>
  `${paths[page]}?${planQuery}=${code}${recipe ? `&${recipeQuery}=${recipe}` : ''}${name ? `&${nameQuery}=${encodeURIComponent(name)}` : ''}#${PLANNER_ANCHOR}`;

/** Name of the parameter that names a project in the address of the products' overview. */
export const projectQuery = 'projekt';

/** Where the sheet of a project is, from the root of the site. @param project its entries as `projectText` spells them */
export const projectPath = (project: string) => `${paths.products}?${projectQuery}=${encodeURIComponent(project)}`;

/** Where a recipe is drawn, from the root of the site. */
export const recipePath = (code: string) => `${paths.finishes}?${recipeQuery}=${code}#${ATELIER_ANCHOR}`;
