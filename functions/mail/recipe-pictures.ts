import { findRecipes, recipeCode } from '../../shared/atelier/code.ts';
import { drawStill } from '../../shared/atelier/still.ts';
import { recipeWords } from '../../shared/atelier/words.ts';
import { drawWithin, type DrawingBudget } from './drawing-budget.ts';
import type { LetterPicture } from './letter.ts';
import { pngOf } from './png.ts';
import type { Row } from './row.ts';

/** Pictures of one mail; further recipes appear by their codes in the text. */
const MAX_RECIPES = 3;
/** 96 × 64 mm of the surface, half as large again as life on a screen. */
const SIZE = { widthMm: 96, heightMm: 64, pxPerMm: 5 };

/**
 * The recipes of the Werkstein-Atelier that a row names, in words and drawn. Words and pictures derive from the codes, not from the
 * visitor's text. The words remain without a picture if drawing fails, if the budget is spent, or if the row is suspect.
 * @param budget of this process
 * @param onFault gets the error of a drawing
 */
export function recipePictures(
  { record, suspect }: Pick<Row, 'record' | 'suspect'>,
  budget: DrawingBudget,
  onFault: (fault: unknown) => void,
): readonly LetterPicture[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return findRecipes(texts.join('\n'))
    .slice(0, MAX_RECIPES)
    .map((recipe) => {
      const code = recipeCode(recipe);
      const png = suspect ? undefined : drawWithin(budget, () => pngOf(drawStill(recipe, SIZE)), onFault);
      return { id: code.toLowerCase(), title: `Rezeptur ${code}`, lines: recipeWords(recipe), png };
    });
}
