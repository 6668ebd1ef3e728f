import { foldedWord, stemsOf } from '../components/text/word-stems.ts';
import { synonyms } from '../content/search-words.ts';
import { isCode, type SearchTerm } from './search-terms.ts';
import { standardGerman } from './standard-german.ts';

/** One way to understand a typed term: an entry with all of its keys is worth so much, from 0 to 1. */
export interface Reading {
  readonly keys: readonly string[];
  readonly worth: number;
}

/** What the index has, with the number of entries that have it. */
export type KnownKeys = ReadonlyMap<string, number>;

const WORTH = { parts: 0.9, synonym: 0.8, beginning: 0.8, longer: 0.5, misspelt: 0.7, head: 0.5 } as const;
/** From so many letters on, a word may be the beginning of another, a part of a compound, or misspelt. */
const BEGINNING = 4;
const PART = 3;
const HEAD = 4;
const END_OF_ANOTHER = 7;
const MISSPELT = 5;
const TWICE_MISSPELT = 12;
/** A part that more entries have says nothing of what the whole is: `Backstein`. */
const MOST_OF_HEAD = 30;

/** All ways to understand a term, the likeliest first; none when the index has nothing of it. */
export function readingsOf([key, ...others]: SearchTerm, known: KnownKeys): readonly Reading[] {
  if (isCode(key) || /^\d+$/u.test(key)) {
    // The first that is known; a number alone may be that of a norm.
    const exact = [key, `#norm${key}`, ...others.filter(isCode)].filter((code) => known.has(code));
    return (exact.length > 0 ? exact : others.filter((other) => known.has(other) && !/\d/u.test(other))).map(only);
  }
  const spellings = [...new Set([key, standardGerman(key), key.replace(/(?<=..[^l]|ll)li$/u, '')])];
  const wholes = spellings.map(stemsOf);
  const readings = [...spellings.flatMap((spelling) => asWritten(spelling, known)), ...alike(wholes, known)];
  if (readings.length > 0) return readings;
  const stems = wholes.map(([stem = '']) => stem);
  const split = stems.flatMap((stem) => splitOf(stem, known) ?? []);
  if (split.length > 0) return [{ keys: split, worth: WORTH.parts }];
  const headed = stems.flatMap((stem) => headOf(stem, known) ?? []);
  if (headed.length > 0) return headed;
  const misspelt = stems.flatMap((stem) => nearest(stem, known));
  return misspelt.map((stem) => ({ keys: [stem], worth: WORTH.misspelt }));
}

const only = (key: string): Reading => ({ keys: [key], worth: 1 });

/** The word itself, its parts, and what begins with it. */
function asWritten(word: string, known: KnownKeys): readonly Reading[] {
  const [whole, ...parts] = stemsOf(word);
  const beginnings = [whole, foldedWord(word)].filter((beginning) => beginning.length >= BEGINNING);
  const begun = [...known.keys()].filter(
    (key) => key !== whole && beginnings.some((beginning) => key.startsWith(beginning)),
  );
  return [
    ...(known.has(whole) ? [only(whole)] : []),
    ...(parts.some((part) => known.has(part)) ? [{ keys: parts, worth: WORTH.parts }] : []),
    ...begun.map((key) => ({ keys: [key], worth: known.has(whole) ? WORTH.longer : WORTH.beginning })),
  ];
}

function alike(wholes: readonly (readonly string[])[], known: KnownKeys): readonly Reading[] {
  const own = new Set(wholes.map(([whole]) => whole));
  return SYNONYMS.filter((group) => group.some((stem) => own.has(stem)))
    .flat()
    .filter((stem) => known.has(stem) && !own.has(stem))
    .map((stem) => ({ keys: [stem], worth: WORTH.synonym }));
}

const SYNONYMS = synonyms.map((group) => group.map((word) => stemsOf(word)[0]));

/** A compound of words that the index has, the last perhaps only at the end of another: the longest first part wins, and letters may join two. */
function splitOf(word: string, known: KnownKeys): readonly string[] | undefined {
  if (known.has(word)) return [word];
  for (let end = word.length - PART; end >= PART; end -= 1) {
    const beginning = word.slice(0, end);
    const [first] = [beginning, stemsOf(beginning)[0], stemsOf(beginning.replace(/[sni]$/u, ''))[0]].filter(
      (part) => part.length >= PART && known.has(part),
    );
    const last = word.slice(end);
    const rest = first && (splitOf(last, known) ?? (isEndOfAnother(last, known) ? [] : undefined));
    if (rest) return [first, ...rest];
  }
  return undefined;
}

const isEndOfAnother = (part: string, known: KnownKeys) =>
  part.length >= END_OF_ANOTHER && [...known.keys()].some((key) => key.endsWith(part));

/** What an unknown compound is a kind of, with its synonyms, and what a word with an ending was made of: `befahrbar`. */
function headOf(word: string, known: KnownKeys): readonly Reading[] {
  for (let start = PART; start <= word.length - HEAD; start += 1) {
    const head = word.slice(start);
    const readings = known.has(head) ? [only(head)] : alike([[head]], known);
    if ((known.get(head) ?? 0) > MOST_OF_HEAD) continue;
    if (readings.length > 0) return readings.map(({ keys }) => ({ keys, worth: WORTH.head }));
  }
  const root = word.replace(/(?:bar|keit|heit|lich|ung|ig|er)$/u, '');
  return root !== word && root.length >= HEAD && known.has(root) ? [{ keys: [root], worth: WORTH.head }] : [];
}

/** The known words with the fewest letters that are wrong, missing, too many or in the other's place; the first is right. */
function nearest(word: string, known: KnownKeys): readonly string[] {
  if (word.length < MISSPELT) return [];
  const most = word.length >= TWICE_MISSPELT ? 2 : 1;
  const alikes = [...known.keys()]
    .filter((key) => key[0] === word[0] && Math.abs(key.length - word.length) <= most)
    .map((key) => ({ key, errors: errorsBetween(word, key) }))
    .filter(({ errors }) => errors <= most);
  const fewest = Math.min(...alikes.map(({ errors }) => errors));
  return alikes.filter(({ errors }) => errors === fewest).map(({ key }) => key);
}

/** Damerau and Levenshtein's distance, where two letters that changed places are one error. */
function errorsBetween(one: string, other: string): number {
  let [earlier, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + Number(!isSame),
          isSwapped ? (earlier[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [earlier, last] = [last, line];
  }
  return last.at(-1) ?? Infinity;
}
