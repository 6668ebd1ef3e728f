import { checkDigit, digitsInBase32, speltInBase32 } from './base32.ts';
import type { FinishId } from './finishes.ts';
import type { BandId, BinderId, FormatId, JointMm, PatternId, PigmentId, StoneId } from './materials.ts';
import { DOSE_STEP, isRecipe, normalizeRecipe, SHARE_STEP, type Recipe } from './recipe.ts';

/**
 * The order of these tables is what a code means: it may never change, and nothing may be taken out. New ids are appended, as far as the
 * field's bits reach. Beyond them, or if the stones of a recipe would move, a new VERSION.
 */
const codeTables = {
  binder: ['weiss', 'grau'] satisfies BinderId[],
  pigment: ['ohne', 'schwarz', 'rot', 'gelb', 'braun', 'gruen', 'blau'] satisfies PigmentId[],
  finish: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'seidenmatt', 'gewaschen', 'poliert'] satisfies FinishId[],
  format: ['300x300', '400x400', '600x300', '600x400', '600x600', '800x400'] satisfies FormatId[],
  pattern: ['kreuz', 'halb', 'drittel'] satisfies PatternId[],
  jointMm: [2, 3, 5, 8] satisfies JointMm[],
  stone: [
    'marmorWeiss',
    'marmorGrau',
    'kalkCreme',
    'kalkGelb',
    'kalkRosa',
    'marmorRot',
    'serpentin',
    'granit',
    'basalt',
    'porphyr',
    'quarzkies',
    'flusskies',
  ] satisfies StoneId[],
  band: ['fein', 'mittel', 'grob'] satisfies BandId[],
} as const;

const VERSION = 1;
/** Bits of each field in front of the aggregates, in their order. */
const HEAD_BITS = [3, 2, 4, 4, 4, 4, 2, 2, 8, 2];
/** Bits of stone, band, and share in steps. */
const AGGREGATE_BITS = [4, 2, 4];

/**
 * The code of a recipe, `MS-4K2P-9QXM-4T`: 10 to 16 digits, two more for each further aggregate; the last one is the check.
 * A recipe has one code, whatever the order of its aggregates.
 * @throws RangeError if there can be no such recipe
 */
export function recipeCode(recipe: Recipe): string {
  if (!isRecipe(recipe)) throw new RangeError('The recipe does not keep its limits');
  const { binder, pigment, dose, finish, format, pattern, jointMm, seed, aggregates } = normalizeRecipe(recipe);
  const head = [
    VERSION,
    codeTables.binder.indexOf(binder),
    codeTables.pigment.indexOf(pigment),
    dose / DOSE_STEP,
    codeTables.finish.indexOf(finish),
    codeTables.format.indexOf(format),
    codeTables.pattern.indexOf(pattern),
    codeTables.jointMm.indexOf(jointMm),
    seed,
    aggregates.length - 1,
  ];
  const tails = aggregates.map(({ stone, band, share }) => [
    codeTables.stone.indexOf(stone),
    codeTables.band.indexOf(band),
    share / SHARE_STEP,
  ]);
  const bits = [packed(head, HEAD_BITS), ...tails.map((tail) => packed(tail, AGGREGATE_BITS))].join('');
  const digits = Array.from(bits.matchAll(/.{5}/g), ([five]) => Number.parseInt(five, 2));
  return spelt([...digits, checkDigit(digits)]);
}

/**
 * The recipe of a code; lower case, O for 0, I and L for 1, blanks and missing hyphens do no harm.
 * @returns undefined for anything else: a wrong digit, two that changed places, a code that `recipeCode` would not write
 */
export function parseRecipeCode(text: string): Recipe | undefined {
  const digits = digitsOf(text);
  const data = digits.slice(0, -1);
  const bits = packed(
    data,
    data.map(() => 5),
  );
  const [, binder = 0, pigment = 0, dose = 0, finish = 0, format = 0, pattern = 0, joint = 0, seed = 0] = unpacked(
    bits,
    HEAD_BITS,
  );
  const tails = Array.from(bits.slice(sum(HEAD_BITS)).matchAll(/.{10}/g), ([tail]) => unpacked(tail, AGGREGATE_BITS));
  // What a table does not hold is undefined here, and no recipe.
  const recipe = {
    binder: codeTables.binder[binder],
    pigment: codeTables.pigment[pigment],
    dose: dose * DOSE_STEP,
    aggregates: tails.map(([stone = 0, band = 0, share = 0]) => ({
      stone: codeTables.stone[stone],
      band: codeTables.band[band],
      share: share * SHARE_STEP,
    })),
    finish: codeTables.finish[finish],
    format: codeTables.format[format],
    pattern: codeTables.pattern[pattern],
    jointMm: codeTables.jointMm[joint],
    seed,
  } as Recipe;
  // Another version or check digit is not in the code that would be written.
  return isRecipe(recipe) && recipeCode(recipe) === spelt(digits) ? recipe : undefined;
}

/** A code within a text; there is no letter or digit before and after it. */
const CODE_IN_TEXT = /(?<![0-9A-Z])MS-[0-9A-Z]{4}(?:-[0-9A-Z]{2,4}){2,3}(?!-?[0-9A-Z])/gi;

/** The recipes whose codes a text contains, with their hyphens, each once, in the order of the text. */
export function findRecipes(text: string): readonly Recipe[] {
  const codes = Array.from(text.matchAll(CODE_IN_TEXT), ([code]) => parseRecipeCode(code));
  const found = new Map(codes.flatMap((recipe) => (recipe ? [[recipeCode(recipe), recipe]] : [])));
  return [...found.values()];
}

const spelt = (digits: readonly number[]) => `MS-${speltInBase32(digits)}`;

/** The digits of a code, with the check, or none if it is no code. */
const digitsOf = (text: string) => digitsInBase32(/^\s*MS((?:[\s-]*[0-9A-TV-Z]){10,16})[\s-]*$/i.exec(text)?.[1] ?? '');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const packed = (values: readonly number[], widths: readonly number[]) =>
  values.map((value, index) => value.toString(2).padStart(widths[index] ?? 0, '0')).join('');

function unpacked(bits: string, widths: readonly number[]): readonly number[] {
  return widths.map((width, index) => {
    const start = sum(widths.slice(0, index));
    return Number.parseInt(bits.slice(start, start + width), 2);
  });
}
