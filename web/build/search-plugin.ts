import type { Plugin } from 'vite';
import { loadSource } from './load-source.ts';

// The names of the browser's files come from their ends.
const ENTRIES = 'virtual:search/search-index';
const TITLES = 'virtual:search/titles';
const TERMS = 'virtual:search/terms';

/**
 * Provides `virtual:search/search-index`, everything that the search of the site finds, and `virtual:search/titles`, the same for the index
 * that a visitor without script gets, and `virtual:search/terms`, what the glossary explains, without its definitions.
 */
export function searchModules(): Plugin {
  return {
    name: 'search-modules',
    resolveId: (id) => ([ENTRIES, TITLES, TERMS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (![ENTRIES, TITLES, TERMS].some((one) => id === `\0${one}`)) return undefined;
      const { searchEntries } = await loadSource<typeof import('./search-entries.ts')>(this, 'build/search-entries.ts');
      const entries = searchEntries();
      if (id === `\0${TERMS}`) {
        const terms = entries.filter(({ kind }) => kind === 'term').map(({ title }) => title);
        return `export const terms = ${JSON.stringify(terms)}`;
      }
      if (id === `\0${ENTRIES}`) return `export const entries = ${JSON.stringify(entries)}`;
      const titles = entries
        .filter(({ kind, answer }) => kind !== 'term' && kind !== 'document' && answer)
        .map(({ title, to }) => ({ title, to }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
      return `export const titles = ${JSON.stringify(titles)}`;
    },
  };
}
