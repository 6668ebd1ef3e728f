import { findRecipes, recipeCode } from '../../shared/atelier/code.ts';
import { drawStill } from '../../shared/atelier/still.ts';
import { recipeWords } from '../../shared/atelier/words.ts';
import type { LetterPicture } from './letter.ts';
import { pngOf } from './png.ts';
import type { Row } from './row.ts';

/** Pictures of one mail; further recipes appear by their codes in the text. */
const MAX_RECIPES = 3;
/**
 * No picture is started after this time in milliseconds. One takes half a second of processor time, twice as much in a new process, and
 * a Lambda of 512 MB has 0.29 of a processor: all three of the finest stones would leave no time to send the mail (MAIL_TIME_MS).
 */
const DRAWING_MS = 2000;
/** 96 × 64 mm of the surface, half as large again as life on a screen. */
const SIZE = { widthMm: 96, heightMm: 64, pxPerMm: 5 };

/**
 * The recipes of the Werkstein-Atelier that a row names, in words and drawn. Words and pictures derive from the codes, not from the
 * visitor's text. If drawing fails, the words remain.
 * @param onFault gets the error of a drawing
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
