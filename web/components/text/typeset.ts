import { wordBreaks } from '../../content/word-breaks.ts';

const SOFT_HYPHEN = '\u00ad';
const WORD_JOINER = '\u2060';
const marked = new Map<string, string>(
  wordBreaks.map((word) => [word.replace('|', ''), word.replace('|', SOFT_HYPHEN)]),
);
const COMPOUNDS = new RegExp([...marked.keys()].join('|'), 'gu');

/** The hyphen of E-Mail, IP-Adresse, CE-Kennzeichnung: what is before it is too short for a line's end. */
const SHORT_PREFIX = /(?<!\p{L})(\p{Lu}{1,2}-)(?=\p{Lu})/gu;

/**
 * Marks where a text may break, for the page only: a soft hyphen in each compound of the list, a word joiner after a short prefix.
 * @param text as it is stored, sent and compared
 */
export const typeset = (text: string): string =>
  text.replaceAll(COMPOUNDS, (word) => marked.get(word) ?? word).replaceAll(SHORT_PREFIX, `$1${WORD_JOINER}`);
