import { useEffect, useState, type ComponentType } from 'react';
import { removeEnded } from '../delivery/kept-until.ts';
import { isMarkedWaiting, KEPT_EVENT } from '../delivery/waiting-mark.ts';

/** What another tab kept, what this one keeps, and what could not be fetched while there was no network. */
const REASONS_TO_LOOK = ['storage', KEPT_EVENT, 'online'];

/** Until the script is fetched again, in ms. */
const RETRY_MS = 2000;

/** Shows the outbox on every page while there is something in it; its script is fetched only then. */
export function Outbox() {
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      removeEnded();
      if (!isMarkedWaiting()) return;
      void import('./OutboxPanel.tsx').then(
        ({ OutboxPanel }) => setPanel(() => OutboxPanel),
        () => {
          // The first request after `online` can still fail. Without a network the event is waited for.
          if (navigator.onLine) timer = setTimeout(look, RETRY_MS);
        },
      );
    };
    for (const reason of REASONS_TO_LOOK) addEventListener(reason, look);
    look();
    return () => {
      clearTimeout(timer);
      for (const reason of REASONS_TO_LOOK) removeEventListener(reason, look);
    };
  }, []);
  return Panel && <Panel />;
}
