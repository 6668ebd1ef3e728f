import MiniSearch from 'minisearch';
import { isFunctionWord, stemsOf, withSynonyms, wordsOf } from '../components/word-stems.ts';
import type { SearchEntry } from './search-entry.ts';

/** What answers stands before what leads on. */
const WEIGHT: Readonly<Partial<Record<SearchEntry['kind'], number>>> = { stain: 1.6, document: 0.8 };
/** From so many letters on, a typing error in four is forgiven, and a beginning stands for the word. */
const FORGIVEN = 5;
const BEGINNING = 4;

/** What finds entries by words: endings, compounds, synonyms and typing errors don't matter. */
export function searchOf(entries: readonly SearchEntry[]): (query: string) => readonly SearchEntry[] {
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ['title', 'names', 'answer', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (isFunctionWord(word) ? null : [...stemsOf(word)]),
    searchOptions: {
      processTerm: (word) => (isFunctionWord(word) ? null : [...withSynonyms(stemsOf(word))]),
      boost: { title: 4, names: 3, answer: 1.5 },
      fuzzy: (stem) => (stem.length >= FORGIVEN ? 0.25 : false),
      prefix: (stem) => stem.length >= BEGINNING,
      weights: { fuzzy: 0.3, prefix: 0.4 },
      boostDocument: (id) => WEIGHT[entries[Number(id)]?.kind ?? 'page'] ?? 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) => index.search(query).flatMap(({ id }) => entries[Number(id)] ?? []);
}
