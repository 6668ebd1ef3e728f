/** @module-tag thorough */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-de-ch';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { afterAll, expect, it } from 'vitest';
import * as certificates from '../../../shared/owner/certificates.ts';
import { company } from '../../../shared/owner/company.ts';
import { projects } from '../../../shared/owner/projects.ts';
import * as statements from '../../../shared/owner/statements.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { textsIn } from '../content/read-content.ts';
import { literalTexts, type GermanText } from './german-texts.ts';

/** Words of our own: names, terms of the trade, foreign words. One a line. */
const TERMS = new Set(
  readFileSync(new URL('terms.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** The owner's data are names for the greater part: their words are right as the owner writes them. */
const OWNED = new Set(
  textsIn([company, projects, certificates, statistics, statements])
    .flatMap(wordsOf)
    .flatMap((word) => [word, ...word.split('-')]),
);

/** The package's word list has ß, which Swiss spelling writes ss: with ß it would accept «Straße» and refuse «Strasse». */
const swiss = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll('ß', 'ss');

const hunspell = await createHunspellFromStrings(swiss(dictionary.aff), swiss(dictionary.dic));
afterAll(() => hunspell.dispose());

const known = new Map<string, boolean>();

/** Whether a word is right, or every part of one with hyphens. */
function isRight(word: string): boolean {
  const found = known.get(word);
  if (found !== undefined) return found;
  const parts = word.split('-').filter(Boolean);
  const right =
    TERMS.has(word) || OWNED.has(word) || hunspell.testSpelling(word) || (parts.length > 1 && parts.every(isRight));
  known.set(word, right);
  return right;
}

/** Words without figures, as they are written. Addresses and codes are not words. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/[\u00ad\u2060|]/gu, '')
    .replaceAll(/\S*(?:@|:\/\/|www\.)\S*/gu, ' ')
    .split(/[^\p{L}\d-]+/u)
    .filter((word) => /^\p{L}[\p{L}-]*$/u.test(word) && /\p{L}{2}/u.test(word) && word !== 'Außenbereich')
    .map((word) => word.replace(/-+$/u, ''));
}

function wrongIn(texts: readonly GermanText[]): readonly string[] {
  const wrong = texts.flatMap(({ source, text }) =>
    wordsOf(text)
      .filter((word) => !isRight(word))
      .map((word) => `${word} (${source})`),
  );
  return [...new Set(wrong)].toSorted();
}

const UNKNOWN = 'Not in the dictionary: correct them, or add them to terms.txt beside this test';

it('is right in every text of the sources', () => expect(wrongIn(literalTexts()), UNKNOWN).toEqual([]));
