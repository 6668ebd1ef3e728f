/** Name of the parameter that names a recipe in an address; separate, so that pages need no script of the Atelier for it. */
export const recipeQuery = 'rezept';
