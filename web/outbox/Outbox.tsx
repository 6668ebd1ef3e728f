import { useEffect, useState, type ComponentType } from 'react';
import { isMarkedWaiting, KEPT_EVENT } from './waiting-mark.ts';

/** What another tab kept, what this one keeps, and what could not be fetched while there was no network. */
const REASONS_TO_LOOK = ['storage', KEPT_EVENT, 'online'];

/** Shows the outbox on every page while there is something in it; its script is fetched only then. */
export function Outbox() {
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (!isMarkedWaiting()) return;
      void import('./OutboxPanel.tsx').then(
        ({ OutboxPanel }) => setPanel(() => OutboxPanel),
        () => undefined,
      );
    };
    for (const reason of REASONS_TO_LOOK) addEventListener(reason, look);
    look();
    return () => {
      for (const reason of REASONS_TO_LOOK) removeEventListener(reason, look);
    };
  }, []);
  return Panel && <Panel />;
}
