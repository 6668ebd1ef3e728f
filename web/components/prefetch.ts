import { createContext } from 'react';

/** Fetches the script of the page at a path ahead. The layout, which knows the routes, provides it. Resolves also when it can't be fetched. */
export const PrefetchContext = createContext<(path: string) => Promise<unknown>>(() => Promise.resolve());
