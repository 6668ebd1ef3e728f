import { searchEntries } from '../../../web/builder/search-entries.ts';
import { pagePaths } from '../../../web/layout/entry-server.tsx';
import type { SearchEntry } from '../../../web/search/search-entry.ts';
import { render } from '../rendered.ts';

export const renderedPages = () =>
  Promise.all(pagePaths.map(async (path) => ({ path, body: (await render(path)).body })));

/** Everything that the search finds, as the build makes it. */
export const renderedEntries = async (): Promise<readonly SearchEntry[]> => searchEntries(await renderedPages());
