import { paths } from '../../shared/paths.ts';
import { readingsOf, type KnownKeys, type Reading } from './readings.ts';
import type { SearchEntry } from './search-entry.ts';
import { STRONGEST, type SearchIndex } from './search-index.ts';
import { keysOf, termsOf, type SearchTerm } from './search-terms.ts';

/** An entry with what it says about the words that were searched. */
interface FoundEntry {
  readonly entry: SearchEntry;
  readonly sentence: string;
}

/** Of two that are about the same, what can be done and what answers comes before where it is written. */
const WEIGHT: Readonly<Partial<Record<SearchEntry['kind'], number>>> = {
  action: 1.3,
  answer: 1.3,
  stain: 1.3,
  product: 1.2,
  page: 1.2,
  document: 0.8,
  place: 0.85,
  planner: 0.9,
  finish: 0.85,
  term: 0.75,
};
/** The start page only sums up what others say. */
const WEIGHT_ON_HOME = 0.6;
/** Of one page, so that the others are seen, too. */
const MOST_PLACES = 2;

/** A typed term: how much each entry is about it, from 0 to 1, and how rare it is. */
interface Sought {
  readonly keys: ReadonlySet<string>;
  readonly entries: ReadonlyMap<number, number>;
  readonly rarity: number;
}

/**
 * What finds at most so many entries by words: endings, compounds, synonyms, dialect and typing errors don't matter. Each word counts once
 * for an entry, by the best of its readings, times how rare it is. Libraries add the readings up: a common word with many synonyms then
 * outweighs a rare one.
 */
export function searchOf({ entries, keys }: SearchIndex): (query: string, most: number) => readonly FoundEntry[] {
  const known: KnownKeys = new Map(Object.entries(keys).map(([key, places]) => [key, places.length / 2]));

  const rarityOf = (count: number) => Math.log(1 + entries.length / Math.max(1, count));

  function soughtBy(readings: readonly Reading[], sizes: readonly (readonly number[])[]): Sought {
    const found = new Map<number, number>();
    for (const [id, { format }] of entries.entries())
      if (format && sizes.some((sides) => fits(sides, format))) found.set(id, 1);
    for (const reading of readings)
      for (const [id, worth] of entriesOf(reading)) found.set(id, Math.max(worth, found.get(id) ?? 0));
    // How many entries have the word itself, or are about what it may mean.
    const exact = readings.find(({ worth }) => worth === 1);
    const most = Math.max(...found.values());
    const aboutIt = [...found.values()].filter((worth) => worth >= most / 2).length;
    return {
      keys: new Set(readings.flatMap((reading) => reading.keys)),
      entries: found,
      rarity: rarityOf(exact ? (known.get(exact.keys[0] ?? '') ?? 0) : aboutIt),
    };
  }

  function entriesOf({ keys: all, worth }: Reading): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    // What a compound is a kind of is its last part.
    const rarities = all.map((key, at) => (at === all.length - 1 ? 2 : 1) * rarityOf(known.get(key) ?? 0));
    const sum = rarities.reduce((total, rarity) => total + rarity, 0);
    for (const [at, key] of all.entries()) {
      const places = keys[key] ?? [];
      for (let place = 0; place < places.length; place += 2) {
        const [id = 0, strength = 0] = places.slice(place, place + 2);
        found.set(id, (found.get(id) ?? 0) + ((worth * (rarities[at] ?? 0)) / sum) * (strength / STRONGEST));
      }
    }
    return found;
  }

  return (query, most) => {
    const sought = termsOf(query).map((term) => soughtBy(readingsOf(term, known), sizesIn(term)));
    const scores = new Map<number, number>();
    for (const { entries: found, rarity } of sought)
      for (const [id, worth] of found) scores.set(id, (scores.get(id) ?? 0) + worth * rarity);
    // Several words that are all in a title name that entry, whatever its kind; a single word is a subject.
    const named = sought.length > 1 ? sought.reduce((sum, { rarity }) => sum + rarity, 0) : Infinity;
    const ranked = [...scores].map(([id, score]) => ({
      entry: entries[id],
      score: score * Math.max(weightOf(entries[id]), score < named ? 0 : 1),
    }));
    const shown = new Map<string, number>();
    return ranked
      .sort((one, other) => other.score - one.score)
      .flatMap(({ entry }) => (entry ? [entry] : []))
      .filter(({ kind, to }) => {
        if (kind !== 'place') return true;
        const page = to.replace(/#.*/u, '');
        shown.set(page, (shown.get(page) ?? 0) + 1);
        return (shown.get(page) ?? 0) <= MOST_PLACES;
      })
      .slice(0, most)
      .map((entry) => ({ entry, sentence: sentenceOf(entry, sought) }));
  };
}

/** Of a size, its sides in millimetres. */
const sizesIn = (term: SearchTerm) =>
  term.filter((key) => /^#[\d.]+x/u.test(key)).map((key) => key.slice(1).split('x').map(Number));

const fits = (sides: readonly number[], format: NonNullable<SearchEntry['format']>) =>
  sides.every((side, at) => side >= (format[at]?.[0] ?? 0) && side <= (format[at]?.[1] ?? Infinity));

function weightOf(entry: SearchEntry | undefined): number {
  const weight = WEIGHT[entry?.kind ?? 'page'] ?? 1;
  const isOfHome = entry?.to === paths.home || (entry?.kind === 'place' && entry.to.startsWith(`${paths.home}#`));
  return isOfHome ? weight * WEIGHT_ON_HOME : weight;
}

/** The answer of an entry, or the sentence of its place that has more of the sought words. */
function sentenceOf({ kind, title, answer, sentences = [] }: SearchEntry, sought: readonly Sought[]): string {
  if (kind === 'answer' || kind === 'term') return answer;
  const saysIn = (text: string) => {
    const said = keysOf(text).flat();
    return sought.reduce((sum, { keys, rarity }) => sum + (said.some((key) => keys.has(key)) ? rarity : 0), 0);
  };
  let best = { sentence: answer, says: saysIn(answer) };
  for (const sentence of sentences) {
    const says = saysIn(sentence);
    if (says > best.says && sentence !== title) best = { sentence, says };
  }
  return best.sentence || (sentences[0] ?? '');
}
