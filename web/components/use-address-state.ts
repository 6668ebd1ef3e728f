import { useIsomorphicEffect } from '@mantine/hooks';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom';

interface AddressState<State> {
  readonly state: State;
  /** Changes the state and leaves the address as it is. */
  readonly setState: (change: (now: State) => State) => void;
  /** Changes the state and the address. */
  readonly go: (next: State, options: NavigateOptions) => void;
  /** What the history keeps beside the address. */
  readonly arrival: unknown;
  readonly navigate: NavigateFunction;
}

/**
 * State kept in the query of the address, so that it can be shared and reloaded. The prerendered page shows what no query asks for; what the
 * address asks for, or what was entered before the script ran, counts from the first effect on.
 * @param read the state of a query
 * @param write the query of a state
 * @param entered what was entered before hydration; undefined if nothing was
 */
export function useAddressState<State>(
  read: (query: string) => State,
  write: (state: State) => string,
  entered: () => State | undefined,
): AddressState<State> {
  const [state, setState] = useState(() => read(''));
  const { key, pathname, state: arrival } = useLocation();
  const navigate = useNavigate();
  /** The query of `state`. */
  const query = useRef('');

  function go(next: State, options: NavigateOptions): void {
    setState(next);
    query.current = write(next);
    void navigate(pathname + query.current, options);
  }

  useIsomorphicEffect(() => {
    // `window.location` is ahead of the router, which follows in a transition.
    if (location.search === query.current) return;
    query.current = location.search;
    setState(read(location.search));
  }, [key]);

  useEffect(() => {
    const early = entered();
    // In the transition of the router: an address shown before the state would empty a field for a moment while the visitor types.
    if (early && !location.search) startTransition(() => go(early, { replace: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for entries made before hydration
  }, []);

  return { state, setState, go, arrival, navigate };
}
