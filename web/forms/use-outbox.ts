import { useEffect, useRef, type RefObject } from 'react';
import { loadOutbox, type Outbox } from '../outbox/load-outbox.ts';
import type { SubmitState } from './use-submit.ts';

interface Progress {
  readonly state: SubmitState;
  /** The server has confirmed the request that was kept. */
  readonly sent: (reference: string) => void;
  /** It neither waits nor is it sent: withdrawn, refused or given back. */
  readonly clear: () => void;
}

/**
 * The outbox for a form: fetched when the first field is filled in, undefined until then and where it can't be fetched; the form
 * works without it. A reference, so that its arrival renders nothing. The callbacks get the outcome of a request that was just kept.
 */
export function useOutbox(element: RefObject<HTMLFormElement | null>, { state, sent, clear }: Progress): RefObject<Outbox | undefined> {
  const outbox = useRef<Outbox>(undefined);
  useEffect(() => {
    const load = () =>
      void loadOutbox().then(
        (module) => (outbox.current = module),
        () => undefined,
      );
    element.current?.addEventListener('focusin', load, { once: true });
  }, [element]);

  useEffect(() => {
    const loaded = outbox.current;
    if (!loaded || state.status !== 'kept') return undefined;
    const follow = () => {
      const request = loaded.getState().requests.find(({ id }) => id === state.id);
      if (request?.status === 'sent') sent(request.reference);
      else if (request?.status !== 'waiting') clear();
    };
    follow();
    return loaded.subscribe(follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the two callbacks only set state
  }, [state]);

  return outbox;
}
