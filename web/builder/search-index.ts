import type { SearchEntry } from '../search/search-entry.ts';
import { STRONGEST, type SearchIndex } from '../search/search-index.ts';
import { keysOf } from '../search/search-terms.ts';

/** What an entry is called says more of it than what is written there. */
const STRENGTH = { title: STRONGEST, names: 8, answer: 5, text: 4, sentences: 6 } as const;
/** Of a part of a compound: «Gartenplatte» is less about gardens. */
const PART = 0.7;

/** A long text is damped like one of so many average lengths. */
const MOST_DAMPING = 3;

/** Makes the index of entries. */
export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  const keys = new Map<string, number[]>();
  const lengths = entries.map(({ sentences = [] }) => sentences.join(' ').length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  for (const [id, entry] of entries.entries()) {
    for (const [key, strength] of strengthsOf(entry, average)) {
      const places = keys.get(key) ?? [];
      places.push(id, strength);
      keys.set(key, places);
    }
  }
  return { entries, keys: Object.fromEntries(keys) };
}

function strengthsOf({ title, names = '', answer, text = '', sentences = [] }: SearchEntry, average: number) {
  const strengths = new Map<string, number>();
  const add = (words: string, strength: number) => {
    for (const [key, ...parts] of keysOf(words)) {
      strengths.set(key, Math.max(strength, strengths.get(key) ?? 0));
      for (const part of parts) strengths.set(part, Math.max(Math.round(strength * PART), strengths.get(part) ?? 0));
    }
  };
  add(title, STRENGTH.title);
  add(names, STRENGTH.names);
  add(answer, STRENGTH.answer);
  add(text, STRENGTH.text);
  const written = sentences.join(' ');
  const counts = new Map<string, number>();
  for (const keys of keysOf(written))
    for (const [at, key] of keys.entries()) counts.set(key, (counts.get(key) ?? 0) + (at === 0 ? 1 : PART));
  // As in BM25: a word counts less the more often it is repeated, and the longer the text is.
  const damping = 0.3 + 0.9 * Math.min(MOST_DAMPING, written.length / average);
  for (const [key, count] of counts) {
    const strength = Math.max(1, Math.round((STRENGTH.sentences * 2 * count) / (count + 1 + damping)));
    strengths.set(key, Math.max(strength, strengths.get(key) ?? 0));
  }
  return strengths;
}
