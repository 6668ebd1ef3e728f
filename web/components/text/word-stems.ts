import { stemmer } from '@orama/stemmers/german';
import { compoundParts, functionWords } from '../../content/search-words.ts';

/** One case, one kind of blank and dash, ss for ß, letters without accents and umlauts without dots. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u2060]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');

/**
 * The stems of the words of a text, each once, without articles, prepositions and the like (Snowball's German stemmer):
 * `reinigen` and `Reinigungen` have the same. Figures are words, too.
 */
export const wordStems = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 1 && !ignored().has(word))
      .map(stemOf),
  );

/** The stem of a word that is one piece of letters and digits. */
export const stemOf = (word: string): string => stemmer(plain(word));

/** Whether a word is a stop word. */
export const isFunctionWord = (word: string): boolean => ignored().has(plain(word));

/** The words of a text as `plain` writes them, figures among them. */
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The stem of a word and, of a compound, those of its parts: `Rostfleck` has three. An umlaut may be written with an e, and a double letter
 * once: `Terasse`.
 */
export function stemsOf(word: string): readonly [string, ...string[]] {
  const known = STEMS.get(word);
  if (known) return known;
  const folded = fold(plain(word));
  const stems: [string, ...string[]] = [single(stemmer(folded)), ...(partsOf(folded) ?? []).map(single)];
  STEMS.set(word, stems);
  return stems;
}

/** A word without what its spelling leaves open, with its ending. */
export const foldedWord = (word: string): string => single(fold(plain(word)));

/** A text has most words more than once. */
const STEMS = new Map<string, readonly [string, ...string[]]>();

/** Not at the end: «nass» is no «Nase». */
const single = (stem: string) => stem.replaceAll(/(\p{L})\1(?=\p{L})/gu, '$1');
const fold = (word: string) => word.replaceAll(/([aou])e/gu, '$1');
const parts = once(() => new Set(compoundParts.map((word) => stemmer(fold(plain(word))))));
const SHORTEST_PART = 2;

/** Splits a compound of known parts; the longest first part wins. @returns undefined if it has none */
function partsOf(word: string): readonly string[] | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const first = [word.slice(0, end), word.slice(0, end).replace(/s$/u, '')].map((part) => stemmer(part));
    const known = first.find((stem) => parts().has(stem));
    const rest = stemmer(word.slice(end));
    if (known && parts().has(rest)) return [known, rest];
    const further = known && partsOf(word.slice(end));
    if (further) return [known, ...further];
  }
  return undefined;
}

const ignored = once(() => new Set([...functionWords].map(plain)));

/** A value that is computed when it is first asked for: no page searches while it loads. */
function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}
