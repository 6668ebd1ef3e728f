import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryOf, readState, type LibraryState } from './surface-filter.ts';

const everything = readState('');

interface LibraryNavigation {
  readonly state: LibraryState;
  /** Changes a part of the state in place of the present address. */
  readonly replace: (part: Partial<LibraryState>) => void;
  /** The same as a step of the history, so that the browser's way back undoes it. */
  readonly push: (part: Partial<LibraryState>) => void;
  /** Closes what is open: one step back where a press on this page opened it. */
  readonly close: () => void;
  /** Closes what is open before a link leads elsewhere on the page: nothing below an open dialog can get the focus. */
  readonly leave: () => void;
}

/**
 * The state of the material library, kept in the address. The prerendered page shows everything; what the address asks for, or what was
 * chosen before the script ran, counts from the first effect on.
 * @param filter holds the three lists of the filter, named as the parameters of the address
 */
export function useLibraryState(filter: RefObject<HTMLElement | null>): LibraryNavigation {
  const [state, setState] = useState(everything);
  const { key, pathname, state: arrival } = useLocation();
  const navigate = useNavigate();
  /** The query string of `state`. */
  const query = useRef('');

  function go(part: Partial<LibraryState>, options: { readonly replace?: boolean; readonly state?: unknown }): void {
    // What the address named wrongly is gone with the first change.
    const next = { ...readState(location.search), ...part, unknown: [] };
    setState(next);
    query.current = queryOf(location.search, next);
    void navigate(pathname + query.current, options);
  }

  useBeforePaint(() => {
    // `window.location` is ahead of the router, which follows in a transition.
    if (location.search === query.current) return;
    query.current = location.search;
    setState(readState(location.search));
  }, [key]);

  useEffect(() => {
    const lists = [...(filter.current?.querySelectorAll('select') ?? [])];
    const chosen = new URLSearchParams(lists.map(({ name, value }) => [name, value])).toString();
    const { filter: wanted } = readState(chosen);
    if (Object.values(wanted).some(Boolean) && !location.search)
      startTransition(() => go({ filter: wanted }, { replace: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was chosen before the page came alive
  }, []);

  return {
    state,
    replace: (part) => go(part, { replace: true, state: arrival }),
    push: (part) => go(part, { state: OPENED_HERE }),
    leave: () => setState((now) => ({ ...now, open: undefined })),
    close() {
      if (arrival === OPENED_HERE) void navigate(-1);
      else go({ open: undefined, compared: [] }, { replace: true });
    },
  };
}

/** Kept in the history beside an address that a press on this page made. */
const OPENED_HERE = 'opened-here';

/** The prerenderer has no layout to wait for. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
