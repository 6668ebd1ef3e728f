/** Name of the parameter that names a recipe in an address, or opens the Atelier with the first one when it is empty; separate, so that pages need no script of the Atelier for it. */
export const recipeQuery = 'rezept';
