import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { grainGeometry, type GrainGeometry } from '@works/stone/render/grain-geometry';
import { packSlab } from '@works/stone/stones/packing';
import { drawStill } from '@works/stone/stones/still';
import { tileOf, type DrawTileRows, type TileMaps } from '@works/stone/stones/tile';

/**
 * `stones`: the stones of a recipe for WebGL, on a square with this side. `still`: a picture of it, so many CSS pixels wide and high.
 * `tile`: rows of its texture, whose side has so many pixels.
 */
export type StoneTask =
  | { readonly kind: 'stones'; readonly recipe: Pick<Recipe, 'aggregates' | 'seed'>; readonly sideMm: number }
  | {
      readonly kind: 'still';
      readonly recipe: Recipe;
      readonly width: number;
      readonly height: number;
      readonly pxPerMm: number;
    }
  | {
      readonly kind: 'tile';
      readonly recipe: Recipe;
      readonly side: number;
      readonly from: number;
      readonly rows: number;
    };

export type StoneAnswer =
  | GrainGeometry
  | TileMaps
  | { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray<ArrayBuffer> };

addEventListener('message', ({ data: task }: MessageEvent<StoneTask>) => {
  const answer = answerTo(task);
  const lists = 'data' in answer ? [answer.data] : [answer.colour, answer.normal, answer.roughness];
  // The worker's own postMessage, which the types of a window hide.
  (postMessage as (message: unknown, transfer: Transferable[]) => void)(
    answer,
    lists.map(({ buffer }) => buffer),
  );
});

/** The stones of a tile are packed once for all its strips. */
let packed: { readonly code: string; readonly draw: DrawTileRows } | undefined;

function answerTo(task: StoneTask): StoneAnswer {
  switch (task.kind) {
    case 'stones':
      return grainGeometry(packSlab(task.recipe.aggregates, task.recipe.seed, task.sideMm));
    case 'still':
      return drawStill(task.recipe, {
        widthMm: task.width / task.pxPerMm,
        heightMm: task.height / task.pxPerMm,
        pxPerMm: task.pxPerMm,
      });
    case 'tile': {
      const code = recipeCode(task.recipe);
      packed = packed?.code === code ? packed : { code, draw: tileOf(task.recipe) };
      return packed.draw(task.side, task.from, task.rows);
    }
  }
}
