import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '../../content/deep-links.ts';
import { categories } from '../../content/library.ts';
import { everything, filterParameters, readFilter, type LibraryFilter } from './library-search.ts';

/**
 * The library's filter, kept in the address so that a filtered list can be shared and reloaded. The prerendered page shows everything;
 * what the address asks for, or what was entered before the script ran, counts from the first effect on.
 * @param controls holds the search field and the list of categories
 */
export function useLibraryFilter(
  controls: RefObject<HTMLElement | null>,
): [LibraryFilter, (next: LibraryFilter) => void] {
  const [filter, setFilter] = useState(everything);
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  /** The query of `filter`. */
  const query = useRef('');

  function apply(next: LibraryFilter) {
    setFilter(next);
    const target = linkTo(pathname, filterParameters(next));
    query.current = target.slice(pathname.length);
    // `replace`: Back leaves the library instead of undoing letters.
    void navigate(target, { replace: true });
  }

  useBeforePaint(() => {
    // `window.location` is ahead of the router, which follows in a transition.
    if (location.search === query.current) return;
    query.current = location.search;
    setFilter(readFilter(location.search));
  }, [key]);

  useEffect(() => {
    const search = controls.current?.querySelector('input')?.value ?? '';
    const chosen = controls.current?.querySelector('select')?.value;
    const category = categories.find((name) => name === chosen) ?? everything.category;
    // In the transition of the router: an address shown before the filter would empty the field for a moment while the visitor types.
    if ((search || category !== everything.category) && !location.search)
      startTransition(() => apply({ search, category }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for entries made before hydration
  }, []);

  return [filter, apply];
}

/** The prerenderer has no layout to wait for. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
