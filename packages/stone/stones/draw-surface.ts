import type { Recipe } from '../codes/recipe.ts';
import { drawMortar } from './draw-mortar.ts';
import { drawStones } from './draw-stones.ts';
import type { Extent } from './extent.ts';
import { hammer } from './hammer.ts';
import type { Packing } from './packed.ts';
import type { DrawnSurface } from './surface.ts';

/**
 * Draws the colours and heights of a worked surface. A place of the slab looks the same in whatever extent; finer pixels show finer detail.
 * @param packing the stones of the recipe
 */
export function drawSurface(recipe: Recipe, packing: Packing, extent: Extent): DrawnSurface {
  const pixels = extent.columns * extent.rows;
  const surface = {
    extent,
    colour: new Float32Array(3 * pixels),
    height: new Float32Array(pixels),
    cover: new Float32Array(pixels),
  };
  drawStones(surface, recipe, packing);
  drawMortar(surface, recipe);
  if (recipe.finish === 'fein-gestockt') hammer(surface);
  return surface;
}
