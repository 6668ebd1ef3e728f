import { stemmer } from '@orama/stemmers/german';
import { compoundParts, functionWords, synonyms } from '../content/search-words.ts';

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
      .filter((word) => word.length > 1 && !IGNORED.has(word))
      .map(stemOf),
  );

/** The stem of a word that is one piece of letters and digits. */
export const stemOf = (word: string): string => stemmer(plain(word));

/** Whether a word is a stop word. */
export const isFunctionWord = (word: string): boolean => IGNORED.has(plain(word));

/** The words of a text as `plain` writes them, figures among them. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The stem of a word and, of a compound, those of its parts: `Rostfleck` has three. An umlaut may be written with an e, and a double letter
 * once: `Terasse`.
 */
export function stemsOf(word: string): ReadonlySet<string> {
  const known = STEMS.get(word);
  if (known) return known;
  const folded = fold(plain(word));
  const stems = new Set([stemmer(folded), ...(partsOf(folded) ?? [])].map(single));
  STEMS.set(word, stems);
  return stems;
}

/** A text has most words more than once. */
const STEMS = new Map<string, ReadonlySet<string>>();

/** The stems of a word as it is typed, also of one that is written as it is spoken in German-speaking Switzerland. */
export const typedStemsOf = (word: string): ReadonlySet<string> =>
  new Set([...stemsOf(word), ...stemsOf(standardGerman(word))]);

/** What the typed words of a query are, with their accents, which tell `Fläck` from `flach`. */
export const typedWordsOf = (query: string): string[] => query.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

/** With the stems of the words that mean the same. */
export const withSynonyms = (stems: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...stems, ...SYNONYMS.filter((group) => group.some((stem) => stems.has(stem))).flat()]);

/**
 * Splits an unknown compound: adds the longest beginning and the longest end that the index has, so that `Umwelt` finds
 * `Umweltdeklaration`. Known words stay as they are.
 * @param known all stems of the index
 */
export function withKnownParts(stems: ReadonlySet<string>, known: ReadonlySet<string>): ReadonlySet<string> {
  if ([...stems].some((stem) => known.has(stem))) return stems;
  const isKnown = (part: string) => known.has(part) || SYNONYMS.some((group) => group.includes(part));
  const parts = [...stems].flatMap((stem) => {
    if (stem.length < SHORTEST_COMPOUND) return [];
    const lengths = Array.from({ length: stem.length - SHORTEST_KNOWN + 1 }, (_, shorter) => stem.length - shorter);
    const beginning = lengths.map((length) => single(stemOfPart(stem.slice(0, length)))).find(isKnown);
    const end = lengths.map((length) => stem.slice(-length)).find(isKnown);
    return [beginning, end].filter((part) => part !== undefined);
  });
  return new Set([...stems, ...parts]);
}

const SHORTEST_COMPOUND = 7;
const SHORTEST_KNOWN = 4;

/** From the sounds and endings of Swiss dialects to those of the written language, as far as they are regular. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/sch([tp])/gu, 's$1'],
  [/^ch(?=[aloruäöü])/u, 'k'],
  [/^g(?=[fhkmpstwz])/u, 'ge'],
  [/^(h?)us/u, '$1aus'],
  [/^d(?=uss|inn)/u, 'dr'],
  [/^druss/u, 'drauss'],
  [/(?<=..[^l]|ll)li$/u, ''],
  [/(st|w)(?:ei|ii|y)(?=$|[^cghlnrst])/gu, '$1ein'],
  [/igs?$/u, 'ung'],
  [/ig(?=s)/u, 'ung'],
  [/y|ii/gu, 'ei'],
  [/uur/gu, 'auer'],
  [/üür/gu, 'euer'],
  [/uu|ou/gu, 'au'],
  [/üü/gu, 'eu'],
  [/ä/gu, 'e'],
  [/(?<=[^aeiou]{2})i$/u, 'e'],
];
const standardGerman = (word: string) =>
  DIALECT.reduce((changed, [sound, written]) => changed.replace(sound, written), word.toLowerCase());

const single = (stem: string) => stem.replaceAll(/(\p{L})\1/gu, '$1');
const fold = (word: string) => word.replaceAll(/([aou])e/gu, '$1');
const stemOfPart = (word: string) => stemmer(fold(plain(word)));
const SYNONYMS = synonyms.map((group) => group.map((word) => single(stemOfPart(word))));
const PARTS = new Set(compoundParts.map(stemOfPart));
const SHORTEST_PART = 2;

/** Splits a compound of known parts; the longest first part wins. @returns undefined if it has none */
function partsOf(word: string): readonly string[] | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const first = [word.slice(0, end), word.slice(0, end).replace(/s$/u, '')].map((part) => stemmer(part));
    const known = first.find((stem) => PARTS.has(stem));
    const rest = stemmer(word.slice(end));
    if (known && PARTS.has(rest)) return [known, rest];
    const further = known && partsOf(word.slice(end));
    if (further) return [known, ...further];
  }
  return undefined;
}

const IGNORED = new Set([...functionWords].map(plain));
