import { findRecipes, recipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { STONES_FIELD } from '../../shared/forms/stored-record.ts';
import type { Derive } from './records.ts';

const numbers = new Map(surfaces.map(({ code, number }) => [code, number]));

/** The numbers of the material library's surfaces whose codes the entries contain, each once: `{ stones: ['09', '21'] }`. */
export const orderedStones: Derive = (record) => {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  const stones = findRecipes(texts.join('\n')).flatMap((recipe) => numbers.get(recipeCode(recipe)) ?? []);
  return stones.length > 0 ? { [STONES_FIELD]: stones.toSorted() } : undefined;
};
