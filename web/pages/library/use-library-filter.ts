import type { RefObject } from 'react';
import { useAddressState } from '../../components/use-address-state.ts';
import { linkTo } from '../../content/deep-links.ts';
import { categories } from '../../content/library.ts';
import { everything, filterParameters, readFilter, type LibraryFilter } from './library-search.ts';

/**
 * The library's filter, kept in the address.
 * @param controls holds the search field and the list of categories
 */
export function useLibraryFilter(
  controls: RefObject<HTMLElement | null>,
): [LibraryFilter, (next: LibraryFilter) => void] {
  const { state, go } = useAddressState(
    readFilter,
    (next) => linkTo('', filterParameters(next)),
    () => {
      const search = controls.current?.querySelector('input')?.value ?? '';
      const chosen = controls.current?.querySelector('select')?.value;
      const category = categories.find((name) => name === chosen) ?? everything.category;
      return search || category !== everything.category ? { search, category } : undefined;
    },
  );
  // `replace`: Back leaves the library instead of undoing letters.
  return [state, (next) => go(next, { replace: true })];
}
