import { finishNames } from '../codes/finishes.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import type { Recipe } from '../codes/recipe.ts';
import { surfaceLabel, type SurfaceCard } from '../mixes/surface-card.ts';

/** What textures show: a surface of the library, or a recipe of the Atelier. */
export interface TexturedSurface {
  readonly recipe: Recipe;
  /** Undefined for a recipe that is not in the library. */
  readonly card: SurfaceCard | undefined;
}

/** Sides of the pictures that can be chosen, in pixels: the finest shows what the eye sees from a metre away. */
export const TEXTURE_SIDES = [4096, 2048, 1024] as const;
export type TextureSide = (typeof TEXTURE_SIDES)[number];

/** `Nr. 21 Anthrazit fein, geschliffen`, or the code with its finish. */
export const texturedName = ({ recipe, card }: TexturedSurface): string =>
  card ? surfaceLabel(card).replaceAll('\u00a0', ' ') : `${recipeCode(recipe)}, ${finishNames[recipe.finish]}`;

/** Name of a file, without extension: `werkstein-21-anthrazit-fein-geschliffen-4096`. */
export const textureFileName = ({ recipe, card }: TexturedSurface, side: TextureSide): string =>
  `werkstein-${card ? `${card.number}-${card.id}` : `${recipeCode(recipe).toLowerCase()}-${recipe.finish}`}-${side}`;
