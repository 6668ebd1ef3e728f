import type { RefObject } from 'react';
import { useAddressState } from '../../components/use-address-state.ts';
import { queryOf, readState, type LibraryState } from './surface-filter.ts';

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
 * The state of the material library, kept in the address.
 * @param filter holds the lists of the filter, named as the parameters of the address
 */
export function useLibraryState(filter: RefObject<HTMLElement | null>): LibraryNavigation {
  const { state, setState, go, arrival, navigate } = useAddressState(
    readState,
    (next) => queryOf(location.search, next),
    () => {
      const lists = [...(filter.current?.querySelectorAll('select') ?? [])];
      const chosen = readState(new URLSearchParams(lists.map(({ name, value }) => [name, value])).toString());
      return Object.values(chosen.filter).some(Boolean) ? chosen : undefined;
    },
  );

  return {
    state,
    replace: (part) => go(changed(part), { replace: true, state: arrival }),
    push: (part) => go(changed(part), { state: OPENED_HERE }),
    leave: () => setState((now) => ({ ...now, open: undefined })),
    close() {
      if (arrival === OPENED_HERE) void navigate(-1);
      else go(changed({ open: undefined, compared: [] }), { replace: true });
    },
  };
}

/** What the address named wrongly is gone with the first change. */
const changed = (part: Partial<LibraryState>) => ({ ...readState(location.search), ...part, unknown: [] });

/** Kept in the history beside an address that a press on this page made. */
const OPENED_HERE = 'opened-here';
