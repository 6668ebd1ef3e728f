import { recipeCode } from '../../shared/atelier/code.ts';
import type { BandId } from '../../shared/atelier/materials.ts';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import type { SurfaceCard } from './surface-card.ts';
import { mixes } from './surface-mixes.ts';

/** A surface with its recipe. For the build and for documents; pages load the cards alone (`virtual:surface-cards`). */
export interface Surface extends SurfaceCard {
  readonly recipe: Recipe;
}

export const surfaces: readonly Surface[] = mixes
  .flatMap((mix) => mix.finishes.map((finish) => ({ mix, recipe: { ...mix.recipe, finish } })))
  .map(({ mix: { name, colour }, recipe }, index) => ({
    id: `${plain(name)}-${recipe.finish}`,
    number: String(index + 1).padStart(2, '0'),
    name,
    code: recipeCode(recipe),
    finish: recipe.finish,
    recipe,
    colour,
    grain: coarsest(recipe),
  }));

/** Lower-case letters of ASCII, with hyphens for blanks. */
function plain(name: string): string {
  const spelt = name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return spelt.replaceAll(' ', '-');
}

function coarsest({ aggregates }: Recipe): BandId {
  const bands = new Set(aggregates.map(({ band }) => band));
  return bands.has('grob') ? 'grob' : bands.has('mittel') ? 'mittel' : 'fein';
}
