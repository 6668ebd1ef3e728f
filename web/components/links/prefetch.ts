import { createContext } from 'react';

/** Fetches the script of the page at a path ahead. Provided by the layout, which has the routes. Resolves also when it can't be fetched. */
export const PrefetchContext = createContext<(path: string) => Promise<unknown>>(() => Promise.resolve());
