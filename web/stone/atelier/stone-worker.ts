import type { Recipe } from '../../../shared/stone/recipe.ts';
import { packSlab } from '../stones/packing.ts';
import { drawStill } from '../stones/still.ts';
import { grainGeometry, type GrainGeometry } from './render/grain-geometry.ts';

/** `stones`: the stones of a recipe for WebGL, on a square with this side. `still`: a picture of it, so many CSS pixels wide and high. */
export type StoneTask =
  | { readonly kind: 'stones'; readonly recipe: Pick<Recipe, 'aggregates' | 'seed'>; readonly sideMm: number }
  | {
      readonly kind: 'still';
      readonly recipe: Recipe;
      readonly width: number;
      readonly height: number;
      readonly pxPerMm: number;
    };

export type StoneAnswer =
  GrainGeometry | { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };

addEventListener('message', ({ data: task }: MessageEvent<StoneTask>) => {
  const answer: StoneAnswer =
    task.kind === 'stones'
      ? grainGeometry(packSlab(task.recipe.aggregates, task.recipe.seed, task.sideMm))
      : drawStill(task.recipe, {
          widthMm: task.width / task.pxPerMm,
          heightMm: task.height / task.pxPerMm,
          pxPerMm: task.pxPerMm,
        });
  // The worker's own postMessage, which the types of a window hide.
  (postMessage as (message: unknown, transfer: Transferable[]) => void)(answer, [answer.data.buffer]);
});
