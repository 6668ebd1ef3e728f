import type { SearchEntry } from './search-entry.ts';

/** Where a key is: the number of an entry and how much that entry is about it, from 1 to `STRONGEST`, in turn. */
export type Places = readonly number[];

export const STRONGEST = 9;

/** Entries with what they are found by, which the build finds out: a phone would take a second for it. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly keys: Readonly<Record<string, Places>>;
}
