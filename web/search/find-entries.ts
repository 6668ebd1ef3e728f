import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { paths } from '../../shared/paths.ts';
import {
  isFunctionWord,
  stemsOf,
  typedStemsOf,
  typedWordsOf,
  withKnownParts,
  withSynonyms,
  wordsOf,
} from '../components/word-stems.ts';
import type { SearchEntry } from './search-entry.ts';

/** An entry with what it says about the words that were searched. */
export interface FoundEntry {
  readonly entry: SearchEntry;
  readonly sentence: string;
}

/** What is found by its own name comes before a place where the word is merely written. */
const WEIGHT: Readonly<Partial<Record<SearchEntry['kind'], number>>> = {
  action: 1.6,
  answer: 1.5,
  stain: 1.5,
  product: 1.4,
  page: 1.1,
  document: 0.8,
  place: 0.7,
};
/** The start page only sums up what others say. */
const WEIGHT_ON_HOME = 0.6;
/** From so many letters on, a typing error in four is forgiven, and a beginning stands for the word. */
const FORGIVEN = 5;
const BEGINNING = 4;
/** Of one page, so that the others are seen, too. */
const MOST_PLACES = 2;
/** What is far behind no name brings forward. */
const MOST_RANKED = 60;

/** Entries with their words, which the build reduces to stems: a phone would take a second for it. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly words: AsPlainObject;
}

/** Makes the index of entries. */
export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<IndexedEntry>(optionsOf(entries));
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { entries, words: index.toJSON() };
}

type IndexedEntry = SearchEntry & { readonly id: number };

const optionsOf = (entries: readonly SearchEntry[]): Options<IndexedEntry> => ({
  fields: ['title', 'names', 'answer', 'text', 'sentences'],
  tokenize: wordsOf,
  processTerm: (word) => (isFunctionWord(word) ? null : [...stemsOf(word)]),
  extractField: (entry, field) => {
    const value = entry[field as keyof typeof entry];
    return Array.isArray(value) ? value.join(' ') : (value as string);
  },
  searchOptions: {
    tokenize: typedWordsOf,
    boost: { title: 4, names: 4, answer: 1.5 },
    prefix: (stem) => stem.length >= BEGINNING,
    weights: { fuzzy: 0.3, prefix: 0.4 },
    boostDocument: (id) => weightOf(entries[Number(id)]),
  },
});

/** What finds at most so many entries by words: endings, compounds, synonyms, dialect and typing errors don't matter. */
export function searchOf({
  entries,
  words: made,
}: SearchIndex): (query: string, most: number) => readonly FoundEntry[] {
  const index = MiniSearch.loadJS<IndexedEntry>(made, optionsOf(entries));
  const known: ReadonlySet<string> = new Set(made.index.map(([stem]) => stem));
  const names = new Map<number, ReadonlySet<string>>();

  function namesOf(id: number): ReadonlySet<string> {
    const { title = '', names: others = '' } = entries[id] ?? {};
    const stems = names.get(id) ?? stemsIn(`${title} ${others}`);
    names.set(id, stems);
    return stems;
  }

  /** The part of the words that name the entry, from 0 to 1. */
  function namedBy(id: number, words: readonly ReadonlySet<string>[]): number {
    const naming = words.filter((stems) => [...stems].some((stem) => namesOf(id).has(stem)));
    return words.length > 0 ? naming.length / words.length : 0;
  }

  return (query, most) => {
    const stemsOfWords = new Map(
      typedWordsOf(query)
        .filter((word) => !isFunctionWord(word))
        .map((word) => [word, withSynonyms(withKnownParts(typedStemsOf(word), known))]),
    );
    const words = [...stemsOfWords.values()];
    const ranked = index
      .search(query, {
        processTerm: (word) => [...(stemsOfWords.get(word) ?? [])],
        fuzzy: (stem) => (stem.length >= FORGIVEN && !known.has(stem) ? 0.25 : false),
      })
      .slice(0, MOST_RANKED)
      .map((result) => ({
        ...result,
        score: result.score * (1 + namedBy(Number(result.id), words) ** 2) * foundOf(result, words),
      }))
      .sort((a, b) => b.score - a.score);
    const shown = new Map<string, number>();
    return ranked
      .filter(({ id }) => {
        const { kind, to } = entries[Number(id)] ?? {};
        if (kind !== 'place' || !to) return true;
        const page = to.replace(/#.*/u, '');
        const count = (shown.get(page) ?? 0) + 1;
        shown.set(page, count);
        return count <= MOST_PLACES;
      })
      .slice(0, most)
      .flatMap((result) => {
        const entry = entries[Number(result.id)];
        return entry ? [{ entry, sentence: sentenceOf(entry, result) }] : [];
      });
  };
}

/** The part of the words that the result has, from 0 to 1. */
function foundOf({ queryTerms }: SearchResult, words: readonly ReadonlySet<string>[]): number {
  const found = words.filter((stems) => queryTerms.some((stem) => stems.has(stem)));
  return words.length > 0 ? found.length / words.length : 0;
}

function weightOf(entry: SearchEntry | undefined): number {
  const weight = WEIGHT[entry?.kind ?? 'page'] ?? 1;
  return entry?.kind === 'place' && entry.to.startsWith(`${paths.home}#`) ? weight * WEIGHT_ON_HOME : weight;
}

const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap((word) => [...stemsOf(word)]));

/** The answer of an entry, or the sentence of its place that has more of the found words. */
function sentenceOf({ kind, answer, sentences = [] }: SearchEntry, { terms }: SearchResult): string {
  if (kind === 'answer' || kind === 'term') return answer;
  const found = new Set(terms);
  const countIn = (text: string) => [...stemsIn(text)].filter((stem) => found.has(stem)).length;
  let best = { sentence: answer, count: countIn(answer) };
  for (const sentence of sentences) {
    const count = countIn(sentence);
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence || (sentences[0] ?? '');
}
