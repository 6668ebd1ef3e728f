import type { Plugin } from 'vite';
import { loadSource } from './load-source.ts';

// The names of the browser's files come from their ends.
const ENTRIES = 'virtual:search/search-index';
const TITLES = 'virtual:search/titles';

/**
 * Provides `virtual:search/search-index`, everything that the search of the site finds, and `virtual:search/titles`, the same for the index
 * that a visitor without script gets.
 */
export function searchModules(): Plugin {
  return {
    name: 'search-modules',
    resolveId: (id) => (id === ENTRIES || id === TITLES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${ENTRIES}` && id !== `\0${TITLES}`) return undefined;
      const { searchEntries } = await loadSource<typeof import('./search-entries.ts')>(this, 'build/search-entries.ts');
      const entries = searchEntries();
      if (id === `\0${ENTRIES}`) return `export const entries = ${JSON.stringify(entries)}`;
      const titles = entries
        .filter(({ kind, answer }) => kind !== 'term' && kind !== 'document' && answer)
        .map(({ title, to }) => ({ title, to }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
      return `export const titles = ${JSON.stringify(titles)}`;
    },
  };
}
