import type { FinishId } from '../codes/finishes.ts';
import type { BandId } from '../codes/materials.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import type { Recipe } from '../codes/recipe.ts';
import { mixes } from './mixes.ts';
import type { SurfaceCard } from './surface-card.ts';

/** A surface with its recipe. For the build and for documents; pages need the cards alone. */
export interface Surface extends SurfaceCard {
  readonly recipe: Recipe;
}

/** All surfaces by their number. */
export const surfaces: readonly Surface[] = mixes
  .flatMap((mix) =>
    (Object.entries(mix.numbers) as [FinishId, number][]).map(([finish, number]) => ({
      mix,
      number,
      recipe: { ...mix.recipe, finish },
    })),
  )
  .map(({ mix: { id, name, colour }, number, recipe }) => ({
    id: `${id}-${recipe.finish}`,
    number: String(number).padStart(2, '0'),
    name,
    code: recipeCode(recipe),
    finish: recipe.finish,
    recipe,
    colour,
    grain: coarsest(recipe),
  }))
  .sort((one, other) => Number(one.number) - Number(other.number));

function coarsest({ aggregates }: Recipe): BandId {
  const bands = new Set(aggregates.map(({ band }) => band));
  return bands.has('grob') ? 'grob' : bands.has('mittel') ? 'mittel' : 'fein';
}
