import { stemmer } from '@orama/stemmers/german';
import { functionWords } from '../content/search-words.ts';

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
  new Set(wordsOf(plain(text)).filter((word) => word.length > 1 && !IGNORED.has(word)).map(stemOf));

/** The stem of a word that is one piece of letters and digits. */
export const stemOf = (word: string): string => stemmer(plain(word));

/** Whether a word is a stop word. */
export const isFunctionWord = (word: string): boolean => IGNORED.has(plain(word));

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const IGNORED = new Set([...functionWords].map(plain));
