import { findRecipes, recipeCode } from '../../shared/atelier/code.ts';
import { drawStill } from '../../shared/atelier/still.ts';
import { recipeWords } from '../../shared/atelier/words.ts';
import type { LetterPicture } from './letter.ts';
import { pngOf } from './png.ts';
import type { Row } from './row.ts';

/** Whoever orders more samples finds the others by their codes. */
const MAX_RECIPES = 3;
/**
 * After so many milliseconds no further picture is begun. One takes half a second of processor time, twice as much in a new process, and
 * a Lambda of 512 MB has 0.29 of a processor: all three of the finest stones would leave no time to send the mail (MAIL_TIME_MS).
 */
const DRAWING_MS = 2000;
/** 96 × 64 mm of the surface, half as large again as life on a screen. */
const SIZE = { widthMm: 96, heightMm: 64, pxPerMm: 5 };

/**
 * The recipes of the Werkstein-Atelier that a row names, in words and drawn: nothing of it is the visitor's own, only what the codes stand
 * for. A picture is a help and no condition: what goes wrong in drawing it is told, and the words remain.
 */
export function recipePictures({ record }: Pick<Row, 'record'>, onFault: (fault: unknown) => void): readonly LetterPicture[] {
  const started = performance.now();
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return findRecipes(texts.join('\n'))
    .slice(0, MAX_RECIPES)
    .map((recipe) => {
      const code = recipeCode(recipe);
      const words = { id: code.toLowerCase(), title: `Rezeptur ${code}`, lines: recipeWords(recipe) };
      if (performance.now() - started > DRAWING_MS) return words;
      try {
        return { ...words, png: pngOf(drawStill(recipe, SIZE)) };
      } catch (fault) {
        onFault(fault);
        return words;
      }
    });
}
