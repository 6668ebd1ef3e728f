import { isFunctionWord, stemsOf } from '../components/text/word-stems.ts';

/**
 * A word, a norm, a class, a measure or a size, by what it is looked up: the most exact first. Signs that only words are joined by say nothing.
 * What is no word begins with `#`, so that the number of a norm is no quantity.
 */
export type SearchTerm = readonly [string, ...string[]];

type Read = (match: readonly string[]) => readonly SearchTerm[];

const APART = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const UNIT = '(mm|cm|m)?';
const BY = String.raw`\s*[x×*/]\s*`;

/** What a pattern finds is read as its terms and as nothing else, in this order. */
const patterns: readonly (readonly [RegExp, Read])[] = [
  // `SN EN 1339`, `SIA318`, `SN 640 461`: the number, without its publisher.
  [
    new RegExp(
      String.raw`${APART}((?:(?:sn|din|en|iso|sia|vss)[\s/-]*)+)(\d{3}\s\d{3}|\d{2,6})(?:[:-]\d+)?${END}`,
      'gu',
    ),
    ([, , number = '']) => [[`#norm${number.replaceAll(/\s/gu, '')}`]],
  ],
  [
    new RegExp(String.raw`${APART}(bkp|npk)\s*(\d[\d.]*)${END}`, 'gu'),
    ([, name = '', number = '']) => [[`#${name}${number}`, name]],
  ],
  // `40x40`, `60 × 60 cm`, `40 x 40 x 4`.
  [
    new RegExp(`${APART}${NUMBER}\\s*${UNIT}${BY}${NUMBER}\\s*${UNIT}(?:${BY}${NUMBER}\\s*${UNIT})?${END}`, 'gu'),
    ([, first = '', unit, second = '', unitOfSecond, third, unitOfThird]) => {
      const sides = [first, second, ...(third ? [third] : [])].map(numberOf);
      const sizes = sides.map(
        (side) => side * (MILLIMETRES[unitOfThird ?? unitOfSecond ?? unit ?? unitFor(sides)] ?? 1),
      );
      return [[`#${sizes.join('x')}`, `#${sizes.slice(0, 2).join('x')}`]];
    },
  ],
  // `R11`, `R 11`, `R9–R13`, `SB4`, `GS 3`.
  [
    new RegExp(String.raw`${APART}(r|sb|gs)\s?(\d{1,2})(?:\s*[-–]\s*\1?\s?(\d{1,2}))?${END}`, 'gu'),
    ([, name = '', from = '', to = from]) =>
      Array.from({ length: Math.max(0, Number(to) - Number(from)) + 1 }, (_, more): SearchTerm => [
        `#${name}${Number(from) + more}`,
        ...(name.length > 1 ? [name] : []),
      ]),
  ],
  // `15mm`, `10–15 mm`, `1.5 cm`, `500 kg/m²`.
  [
    new RegExp(String.raw`${APART}${NUMBER}(?:\s*[-–]\s*${NUMBER})?\s*(mm|cm|m|kg|t|%)${END}`, 'gu'),
    ([, from = '', to = from, unit = '']) =>
      [from, to].map((number): SearchTerm => {
        const size = MILLIMETRES[unit];
        return [size ? `#${Math.round(numberOf(number) * size)}mm` : `#${numberOf(number)}${unit}`, number];
      }),
  ],
];

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const numberOf = (text: string) => Number(text.replace(',', '.'));
/** Of a size that names none: a slab's side is written in cm, a façade's in mm or m. */
const unitFor = (sides: readonly number[]) => {
  const longest = Math.max(...sides);
  return longest >= 200 ? 'mm' : longest >= 10 ? 'cm' : 'm';
};

/** The terms of a text, without stop words and single letters. Words keep their accents, which tell `Fläck` from `flach`. */
export function termsOf(text: string): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  let rest = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u2060]/gu, '');
  for (const [pattern, read] of patterns)
    rest = rest.replaceAll(pattern, (...match: string[]) => {
      terms.push(...read(match));
      return ' ';
    });
  for (const [word] of rest.matchAll(/[\p{L}\p{N}\p{Mn}]+/gu))
    if (!/^\p{L}$/u.test(word) && !isFunctionWord(word)) terms.push([word]);
  return terms;
}

export const isCode = (key: string): boolean => key.startsWith('#');

/** What a text is found by: a code or the stem of a word, then the stems of the word's parts. */
export const keysOf = (text: string): readonly SearchTerm[] =>
  termsOf(text).flatMap((term) => term.map((key): SearchTerm => (isCode(key) ? [key] : stemsOf(key))));
