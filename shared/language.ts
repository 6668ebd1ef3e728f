/** The language of pages, mails and forms, as BCP 47 names it. The engine's is in `packages/stone/language.ts`. */
export const LANGUAGE = 'de-CH';

/** Whole numbers in groups: `100’000`. @param most decimals */
export const grouped = (value: number, most = 0): string =>
  value.toLocaleString(LANGUAGE, { maximumFractionDigits: most });

/** `1 Foto`, `12 Fotos`. */
export const counted = (count: number, one: string, several: string): string =>
  `${grouped(count)} ${count === 1 ? one : several}`;

/** «A», «B». */
export const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** Order of the alphabet; numbers within by their value: SN EN 1338 before SN EN 12058. */
export const alphabetically = (one: string, other: string): number =>
  one.localeCompare(other, LANGUAGE, { numeric: true });

const WORDS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
  'zwanzig',
];

/** A count of things in German words up to twenty («neun»), then in figures. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** The same for the start of a sentence: «Neun». */
export const numberWordAtStart = (count: number): string => atStart(numberWord(count));

/** A count with the form of its noun. @param one with its article: «ein Projekt», «eine Datei» */
export const countInWords = (count: number, one: string, several: string): string =>
  count === 1 ? one : `${numberWord(count)} ${several}`;

/** With a capital: sentences begin with it. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
