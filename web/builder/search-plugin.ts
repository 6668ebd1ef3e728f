import type { Plugin } from 'vite';
import { alphabetically } from '../../shared/language.ts';
import { SEARCH_INDEX } from '../../shared/paths.ts';
import { loadSource } from './load-source.ts';
import { madeModules } from './made-modules.ts';
import type { ServerEntry } from './prerender.ts';

/**
 * Provides `virtual:search/titles`, what the search finds by a name, for the index that a visitor without script gets.
 * The prerenderer writes the index of the search itself; the development server makes it from the current sources when it is requested.
 */
export const searchModules = (): Plugin => ({
  ...madeModules('search-modules', {
    'virtual:search/titles': async (context) => {
      const source = await loadSource<typeof import('./search-entries.ts')>(context, 'builder/search-entries.ts');
      const titles = source
        .namedEntries()
        .filter(({ kind, answer }) => !['term', 'document', 'action', 'answer'].includes(kind) && answer)
        .map(({ title, to }) => ({ title, to }))
        .toSorted((a, b) => alphabetically(a.title, b.title));
      return `export const titles = ${JSON.stringify(titles)}`;
    },
  }),
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (request.url?.split('?')[0] !== SEARCH_INDEX) return next();
      try {
        const [{ render, pagePaths }, { searchEntries }, { indexOf }] = (await Promise.all([
          server.ssrLoadModule('/layout/entry-server.tsx'),
          server.ssrLoadModule('/builder/search-entries.ts'),
          server.ssrLoadModule('/builder/search-index.ts'),
        ])) as [ServerEntry, typeof import('./search-entries.ts'), typeof import('./search-index.ts')];
        const pages = await Promise.all(pagePaths.map(async (path) => ({ path, body: (await render(path)).body })));
        response.setHeader('content-type', 'application/json').end(JSON.stringify(indexOf(searchEntries(pages))));
      } catch (error) {
        next(error);
      }
    });
  },
});
