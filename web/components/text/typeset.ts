import { wordBreaks } from '../../content/word-breaks.ts';

const SOFT_HYPHEN = '\u00ad';
const WORD_JOINER = '\u2060';
const marked = new Map<string, string>(
  wordBreaks.map((word) => [word.replace('|', ''), word.replace('|', SOFT_HYPHEN)]),
);
const COMPOUNDS = new RegExp([...marked.keys()].join('|'), 'gu');

/** The hyphen of E-Mail, IP-Adresse, CE-Kennzeichnung: what is before it is too short for a line's end. */
const SHORT_PREFIX = /(?<!\p{L})(\p{Lu}{1,2}-)(?=\p{Lu})/gu;

/** The dash of a range: 0–4 mm, R9–R13. */
const RANGE = /(?<=[\p{L}\p{N}])–(?=[\p{L}\p{N}])/gu;
/** The blanks in the name of a norm. */
const IN_NORM = /(?<=\b(?:DIN|SN|EN|ISO|SIA)) (?=EN\b|\d)/gu;

/**
 * Marks where a text may break, for the page only: a soft hyphen in each compound of the list; and where not, after a short prefix, in a range and in
 * the name of a norm.
 * @param text as it is stored, sent and compared
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(COMPOUNDS, (word) => marked.get(word) ?? word)
    .replaceAll(SHORT_PREFIX, `$1${WORD_JOINER}`)
    .replaceAll(RANGE, `–${WORD_JOINER}`)
    .replaceAll(IN_NORM, '\u00a0');
