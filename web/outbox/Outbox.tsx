import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutboxPanelProps } from './OutboxPanel.tsx';
import { isMarkedWaiting, KEPT_EVENT } from './waiting-mark.ts';

/** What another tab kept, what this one keeps, and what could not be fetched while there was no network. */
const REASONS_TO_LOOK = ['storage', KEPT_EVENT, 'online'];

/** Shows the outbox on every page while there is something in it; its script is fetched only then. */
export function Outbox() {
  // Handed on: a second user of the router would take it out of the entry's chunk.
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<ComponentType<OutboxPanelProps>>();
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
  return Panel && <Panel onGo={(path) => void navigate(path)} />;
}
