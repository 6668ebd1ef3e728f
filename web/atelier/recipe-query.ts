/** Name of the parameter that names a recipe in an address; apart, so that pages know it without the Atelier's script. */
export const recipeQuery = 'rezept';
