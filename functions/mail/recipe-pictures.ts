import { findRecipes, recipeCode } from '../../shared/atelier/code.ts';
import { drawStill } from '../../shared/atelier/still.ts';
import { recipeWords } from '../../shared/atelier/words.ts';
import type { LetterPicture } from './letter.ts';
import { pngOf } from './png.ts';
import type { Row } from './row.ts';

/** Each takes about half a second of processor time; whoever orders more samples finds the others by their codes. */
const MAX_PICTURES = 2;
/** 96 × 64 mm of the surface, half as large again as life on a screen. */
const SIZE = { widthMm: 96, heightMm: 64, pxPerMm: 5 };

/** The recipes of the Werkstein-Atelier that a row names, drawn: nothing of it is the visitor's own, only what the codes stand for. */
export function recipePictures({ record }: Row): readonly LetterPicture[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return findRecipes(texts.join('\n'))
    .slice(0, MAX_PICTURES)
    .map((recipe) => {
      const code = recipeCode(recipe);
      return { id: code.toLowerCase(), title: `Rezeptur ${code}`, lines: recipeWords(recipe), png: pngOf(drawStill(recipe, SIZE)) };
    });
}
