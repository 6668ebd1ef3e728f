/** The language of drawings and files, as BCP 47 names it. */
export const LANGUAGE = 'de-CH';

/** The unit of a number of pieces. */
export const PIECES = 'Stück';

/** A number as it is written in Switzerland: `1250.5`, `12’500`. @param most decimals, without zeros at the end */
export function figure(value: number, most = 0): string {
  const [whole = '', decimals] = String(Math.round(value * 10 ** most) / 10 ** most).split('.');
  const grouped = whole.length > 4 ? thousands(whole) : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

/** Digits in groups of three. Intl's apostrophe differs between versions. */
const thousands = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, '’');

/** «A», «A und B», «A, B und C». */
export const inList = (items: readonly string[]): string => joined(items, 'und');

/** «A», «A oder B», «A, B oder C». */
export const inChoice = (items: readonly string[]): string => joined(items, 'oder');

/** Without `Intl.ListFormat`, whose first use holds a page up for as long as a third of its script. */
const joined = (items: readonly string[], word: string) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${word} `);
