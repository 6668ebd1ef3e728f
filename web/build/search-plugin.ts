import type { Plugin } from 'vite';
import { loadSource, type LoadContext } from './load-source.ts';
import { madeModules } from './made-modules.ts';

/**
 * Provides `virtual:search/search-index`, everything that the search of the site finds, and `virtual:search/titles`, the same for the index
 * that a visitor without script gets, and `virtual:search/terms`, what the glossary explains, without its definitions. The names of the
 * browser's files come from their ends.
 */
export const searchModules = (): Plugin =>
  madeModules('search-modules', {
    'virtual:search/search-index': async (context) =>
      `export const entries = ${JSON.stringify(await entriesOf(context))}`,
    'virtual:search/terms': async (context) => {
      const terms = (await entriesOf(context)).filter(({ kind }) => kind === 'term').map(({ title }) => title);
      return `export const terms = ${JSON.stringify(terms)}`;
    },
    'virtual:search/titles': async (context) => {
      const titles = (await entriesOf(context))
        .filter(({ kind, answer }) => kind !== 'term' && kind !== 'document' && answer)
        .map(({ title, to }) => ({ title, to }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
      return `export const titles = ${JSON.stringify(titles)}`;
    },
  });

async function entriesOf(context: LoadContext) {
  const source = await loadSource<typeof import('./search-entries.ts')>(context, 'build/search-entries.ts');
  return source.searchEntries();
}
