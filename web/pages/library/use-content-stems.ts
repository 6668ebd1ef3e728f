import { useEffect, useState } from 'react';
import type { ContentStems } from './library-search.ts';

let loaded: ContentStems | undefined;
const none: ContentStems = {};

/**
 * What the documents say, loaded when something is first searched for: nearly as large as the rest of the page's own script.
 * Without it, the search covers titles and descriptions.
 */
export function useContentStems(isSearching: boolean): ContentStems {
  const [stems, setStems] = useState(loaded ?? none);
  useEffect(() => {
    if (!isSearching || stems !== none) return;
    import('../../generated/content-stems.ts').then(
      (contents) => {
        loaded = contents.stems;
        setStems(loaded);
      },
      () => undefined,
    );
  }, [isSearching, stems]);
  return stems;
}
