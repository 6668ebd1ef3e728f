import type { entryKinds } from '../content/search-words.ts';

/** Something that the search of the site finds: made at build time, one file for all. */
export interface SearchEntry {
  readonly kind: keyof typeof entryKinds;
  readonly title: string;
  /** A page, a place on one, or a file. */
  readonly to: string;
  /** What it says, in a sentence or two. */
  readonly answer: string;
  /** The same as steps, in their order. */
  readonly steps?: readonly string[];
  /** Other names, looked for like the title. */
  readonly names?: string;
  /** Further words to be found by. */
  readonly text?: string;
  /** The least and the most of length, width and thickness, in millimetres. */
  readonly format?: readonly (readonly [least: number, most: number])[];
  /** Heading of the page that the place is on. */
  readonly page?: string;
  /** What is written there. */
  readonly sentences?: readonly string[];
}
