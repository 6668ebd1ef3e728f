declare module 'virtual:search/search-index' {
  import type { SearchEntry } from '../search/search-entry.ts';

  /** Everything that the search of the site finds. */
  export const entries: readonly SearchEntry[];
}
declare module 'virtual:search/terms' {
  /** The terms that the glossary explains. */
  export const terms: readonly string[];
}
declare module 'virtual:search/titles' {
  /** Titles and addresses of pages, stains, products and finishes, in the order of the alphabet. */
  export const titles: readonly { readonly title: string; readonly to: string }[];
}
