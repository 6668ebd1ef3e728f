import { useEffect, useRef } from 'react';
import { loadNotices } from '../components/notices/notices.ts';
import type { KeptRequest } from '../delivery/stored-request.ts';

type Outbox = typeof import('../delivery/outbox.ts');

/**
 * The outbox, as a form uses it.
 * @param keptId the form's own request in it
 * @param onOutcome called when that is sent or refused; with undefined when it was withdrawn or given back
 */
export function useOutbox(keptId: string | undefined, onOutcome: (request: KeptRequest | undefined) => void) {
  const outbox = useRef<Outbox>(undefined);

  useEffect(() => {
    const loaded = outbox.current;
    if (!loaded || keptId === undefined) return undefined;
    const follow = () => {
      const request = loaded.getState().requests.find(({ id }) => id === keptId);
      if (request?.status !== 'waiting') onOutcome(request);
    };
    follow();
    return loaded.follow(keptId, follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback only changes the form's state
  }, [keptId]);

  return {
    /** For the visitor's first entry: without a network, the script could not be fetched. The form works without it. */
    load(): void {
      void loadOutbox().then((loaded) => (outbox.current = loaded), console.error);
    },
    canKeep: async (): Promise<boolean> => (await outbox.current?.canKeep()) ?? false,
    /** @throws DOMException without room for the request */
    keep: async (...request: Parameters<Outbox['keep']>): Promise<void> => outbox.current?.keep(...request),
  };
}

async function loadOutbox(): Promise<Outbox> {
  void loadNotices().catch(ignored);
  const [outbox] = await Promise.all([
    import('../delivery/outbox.ts'),
    import('./OutboxPanel.tsx'),
    import('./KeepOffer.tsx'),
  ]);
  return outbox;
}

const ignored = () => undefined;
